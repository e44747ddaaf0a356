import { readFileSync } from 'node:fs'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite'
import { routeChunks } from './scripts/build/route-chunks.ts'
import {
  chunkSources,
  clientOperations,
  gregorianOnly,
  iconFiles,
  QUIET,
} from './scripts/build/vite-plugins.ts'

const drawing = () => [
  react(),
  tailwindcss(),
  gregorianOnly(),
  clientOperations(),
  { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' as const },
]

/**
 * Three builds: `vite build` for the browser (dist/client), `vite build --ssr` for the renderer that the server imports
 * (dist/server/entry-server.js), and `vite build --mode components` for the page of components (dist/components), which
 * is apart so that the site's chunks are the same with it and without.
 */
export default defineConfig(({ isSsrBuild = false, mode }) => {
  const one = isSsrBuild ? RENDERER : SITE
  return mergeConfig(QUIET, mode === 'components' ? COMPONENTS : one)
})

const RENDERER: UserConfig = {
  publicDir: false,
  plugins: drawing(),
  // Selects React's production build; in the browser build Vite already sets it.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    target: 'node26',
    minify: false,
    rolldownOptions: { input: 'src/web/app/rendering/entry-server.ts' },
  },
}

const COMPONENTS: UserConfig = {
  publicDir: false,
  base: '/components/files/',
  plugins: drawing(),
  // The mode alone would make it a development build of React.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/components',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/components/entry.tsx',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
}

const SITE: UserConfig = {
  publicDir: false,
  plugins: [iconFiles(), ...drawing(), favicon(), routeChunks(), chunkSources()],
  build: {
    outDir: 'dist/client',
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['src/web/app/start.ts', 'src/web/app/entry-client.tsx'] },
  },
}

/** Emits the icon without a hash in its name, because browsers and pages request it by name. */
function favicon(): Plugin {
  return {
    name: 'favicon',
    generateBundle() {
      const source = readFileSync('src/ui/drawings/favicon.svg')
      this.emitFile({ type: 'asset', fileName: 'assets/favicon.svg', source })
    },
  }
}
