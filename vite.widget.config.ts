import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import { reactPackage } from './scripts/build/react-package.ts'
import { chunkSources, gregorianOnly, QUIET, smallest } from './scripts/build/vite-plugins.ts'

const { PRODUCT_NAME = 'Rihla', PUBLIC_URL = '' } = process.env

const REACT_PACKAGE: UserConfig = {
  publicDir: false,
  plugins: [reactPackage({ name: PRODUCT_NAME, home: PUBLIC_URL })],
  build: {
    outDir: 'dist/react-package',
    target: 'baseline-widely-available',
    lib: { entry: 'src/widget/react/index.ts', formats: ['es'], fileName: () => 'index.js' },
    rolldownOptions: { external: ['react'] },
  },
}

const DEMO: UserConfig = {
  // The package as it was built, beside React, which the demo page's own script imports both.
  publicDir: 'dist/react-package',
  build: {
    outDir: 'dist/demo',
    target: 'baseline-widely-available',
    modulePreload: false,
    rolldownOptions: {
      input: ['react.ts', 'tag-manager.ts', 'events.ts', 'style.css'].map(
        (file) => `src/widget/demo/${file}`,
      ),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
}

/**
 * The widget's builds: `vite build -c vite.widget.config.ts` for the framed app (dist/widget), `--mode loader` for the
 * one script that other companies' pages load (dist/loader), `--mode react` for the package of its React component
 * (dist/react-package), which is named after `PRODUCT_NAME` and loads the script from `PUBLIC_URL`, and then `--mode demo`
 * for what the demo pages load (dist/demo).
 */
export default defineConfig(({ mode }) => mergeConfig(QUIET, configOf(mode)))

function configOf(mode: string): UserConfig {
  if (mode === 'react') return REACT_PACKAGE
  if (mode === 'demo') return DEMO
  return mode === 'loader'
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
        ],
        build: {
          outDir: 'dist/widget',
          target: 'baseline-widely-available',
          manifest: true,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: 'src/widget/app/entry.tsx',
            // What three parts share is one file: twenty small ones packed 4 kB larger.
            output: {
              codeSplitting: {
                groups: [{ name: 'shared', minShareCount: 3, test: /src.(widget|ui|kernel)/ }],
              },
            },
          },
        },
      }
}
