import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkSources, gregorianOnly, precompressed, smallest } from './scripts/build/vite-plugins.ts'

/**
 * The widget's builds: `vite build -c vite.widget.config.ts` for the framed app (dist/widget), and `--mode loader` for
 * the one script that other companies' pages load (dist/loader).
 */
export default defineConfig(({ mode }) =>
  mode === 'loader'
    ? {
        // Released loaders, as <version>/loader.js: they are served for ever.
        publicDir: 'src/widget/releases',
        plugins: [smallest()],
        build: {
          outDir: 'dist/loader',
          target: 'baseline-widely-available',
          lib: {
            entry: 'src/widget/host/loader.ts',
            formats: ['iife'],
            name: '_',
            fileName: () => 'loader.js',
          },
        },
      }
    : {
        publicDir: false,
        base: '/widget/',
        plugins: [
          react(),
          tailwindcss(),
          gregorianOnly(),
          { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' as const },
          chunkSources(),
          precompressed(),
        ],
        build: {
          outDir: 'dist/widget',
          target: 'baseline-widely-available',
          manifest: true,
          assetsInlineLimit: 0,
          rolldownOptions: { input: 'src/widget/app/entry.tsx' },
        },
      },
)
