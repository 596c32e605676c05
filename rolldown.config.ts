import { defineConfig } from 'rolldown';

export default defineConfig({
  input: { index: 'src/main-action.ts', cli: 'src/main-cli.ts' },
  platform: 'node',
  external: [/^node:/],
  output: {
    dir: 'dist',
    format: 'esm',
    minify: false,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared.js',
    banner: '',
  },
});
