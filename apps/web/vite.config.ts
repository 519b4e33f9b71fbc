/**
 * Builds the workbench into a static folder that works under any base path: every address in it is relative, and pages
 * are distinguished by the part after #. The packages are bundled from their sources, unchanged.
 */
import { defaultClientConditions, defineConfig } from 'vite';
import { library } from './build/library.ts';
import { lightFonts } from './build/light-fonts.ts';
import { offline } from './build/offline.ts';

const conditions = ['lilypad-source', ...defaultClientConditions];

export default defineConfig({
  base: './',
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [library(), lightFonts(), offline('sw.js')],
  worker: { format: 'es', plugins: () => [library()] },
  build: {
    target: ['es2023', 'chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // The largest file is the certificate of A33, which is loaded when it is asked for; a test bounds the first load.
    chunkSizeWarningLimit: 520,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // The editor of worksheets changes less often than they do.
        codeSplitting: { groups: [{ name: 'codemirror', test: /node_modules\/(?:@codemirror|@lezer)\// }] },
      },
    },
  },
  // With these headers the threads of the page may share memory; `lilypad serve` sends them too.
  preview: {
    port: 4173,
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
  },
});
