import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql';

/** Queries held against GitHub's own GraphQL schema. */

let schema: GraphQLSchema | null = null;

export function checkGraphql(query: string): readonly string[] {
  // The package exports no path of its files.
  const file = resolve(import.meta.dirname, '../../node_modules/@octokit/graphql-schema/schema.graphql');
  schema ??= buildSchema(readFileSync(file, 'utf8'), { assumeValid: true });
  return validate(schema, parse(query)).map((error) => `GraphQL: ${error.message}`);
}
