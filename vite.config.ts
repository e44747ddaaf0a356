import { readFileSync } from 'node:fs'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { chunkSources, gregorianOnly, precompressed } from './scripts/build/vite-plugins.ts'

const drawing = () => [
  react(),
  tailwindcss(),
  gregorianOnly(),
  { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' as const },
]

/**
 * Three builds: `vite build` for the browser (dist/client), `vite build --ssr` for the renderer that the server imports
 * (dist/server/entry-server.js), and `vite build --mode components` for the page of components (dist/components), which
 * is apart so that the site's chunks are the same with it and without.
 */
export default defineConfig(({ isSsrBuild = false, mode }) => {
  if (mode === 'components') return COMPONENTS
  return isSsrBuild ? RENDERER : SITE
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

/** Small modules that pages share, without their dependencies: those would add libraries to pages that use none. */
const SHARED = { maxModuleSize: 5000, minShareCount: 3, includeDependenciesRecursively: false }

/** Each chunk is a request, which adds latency on a slow connection: code that many pages share is in few. */
const CHUNKS = [
  {
    name: 'site',
    test: /src\/(web\/(app\/(?!session\/(profile|sign-in)\.api|use-navigate-from-here).+|shell\/link-button)|ui\/(button|error-words))\.tsx?$/,
    priority: 1,
  },
  {
    ...SHARED,
    name: 'ui',
    test: /src\/(ui\/(?!drawings|data-table|qr-code|fields\/lazy-phone)|kernel\/(?!contract)|web\/(forms\/field-message|shell\/(page-head|shared-link)))|lucide-react/,
  },
  {
    name: 'shell-later',
    test: /src\/web\/shell\/(fault-screen|footer\/newsletter-(form|parts)|staging-banner)\.tsx$/,
    includeDependenciesRecursively: false,
  },
  {
    ...SHARED,
    name: 'rentals',
    // The search form on the home page reads coupons too, and needs no other module of the chunk.
    test: /src\/(web\/rentals\/(?!coupon-input)[\w-]+|domains\/rentals\/bookings\/price-rows\.contract)\.tsx?$/,
    maxModuleSize: 6000,
  },
  {
    ...SHARED,
    name: 'rental-calls',
    // Most pages that ask about a rental have its days in their address, and lead on with them.
    test: /src\/web\/(rentals\/(coupon-input|rentals\.api|search-form\/(days|search-url))|app\/use-navigate-from-here)\.ts$/,
    maxModuleSize: 6000,
  },
  // A few lines each, for whoever books.
  {
    ...SHARED,
    name: 'traveller',
    test: /src\/web\/areas\/traveller\/booking\/(addresses|leave-for-bank)\.ts$/,
    minShareCount: 2,
  },
  {
    ...SHARED,
    name: 'car',
    test: /src\/ui\/drawings\/car-(drawing|paint|shapes)\.tsx?$/,
    minShareCount: 2,
    maxModuleSize: 20_000,
  },
  // What a form needs besides its fields, a few lines each.
  {
    ...SHARED,
    name: 'forms',
    test: /src\/web\/(forms\/(account-form|form-in-place|refused|sent-number|tab-storage|use-account-form|use-kept-focus)|app\/session\/sign-in\.api)\.tsx?$/,
    minShareCount: 2,
  },
  { ...SHARED, name: 'staff', test: /src\/web\/areas\/staff\/(frame\/|form\/|fleet\/use-|staff\.api)/ },
  // Whoever has a telephone number has a country, and most forms with them begin with the visitor's profile.
  {
    ...SHARED,
    name: 'person',
    test: /src\/(ui\/fields\/lazy-phone-number|web\/(forms\/(optional-phone|phone-fields|country-select|use-countries)|app\/session\/profile\.api)|domains\/enquiries\/every-form\.contract)\.tsx?$/,
  },
]

const SITE: UserConfig = {
  publicDir: false,
  plugins: [...drawing(), favicon(), chunkSources(), precompressed()],
  build: {
    outDir: 'dist/client',
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/web/app/entry-client.tsx',
      output: { codeSplitting: { groups: CHUNKS } },
    },
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
