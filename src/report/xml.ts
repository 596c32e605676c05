import { cleanLine, cleanText } from './clean.ts';

/** Escapes text for XML and HTML, inside and outside of attributes. Illegal characters are gone after cleaning. */
export function escapeXml(text: string): string {
  return cleanText(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** The same for one line: a name, an attribute. */
export function escapeXmlLine(text: string): string {
  return escapeXml(cleanLine(text));
}
