import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Two builds: `vite build` makes what the browser loads (dist/client), `vite build --ssr` the renderer
 * the server imports (dist/server/entry-server.js).
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  publicDir: false,
  plugins: [
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' as const },
    ...(isSsrBuild ? [] : [favicon(), chunkSources(), precompressed()]),
  ],
  // Chooses React's production build; in the browser build Vite sets it already.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true as const },
  }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node26',
        minify: false,
        rolldownOptions: { input: 'src/web/app/rendering/entry-server.ts' },
      }
    : {
        outDir: 'dist/client',
        target: 'baseline-widely-available',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/web/app/entry-client.tsx',
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
}))

/** Small modules that pages share; without their dependencies, which would bring a library to pages that need none. */
const SHARED = { maxModuleSize: 4000, minShareCount: 3, includeDependenciesRecursively: false }

/** Each file is a request, and a delay on a slow network: what many pages share comes in few. */
const CHUNKS = [
  { name: 'site', test: /src\/web\/(app\/.+\.tsx?|rentals\/rentals\.api\.ts)$/, priority: 1 },
  { ...SHARED, name: 'ui', test: /src\/(ui\/(?!drawings)|kernel\/(?!contract))|lucide-react/ },
  {
    ...SHARED,
    name: 'rentals',
    // The search form reads coupons too, on a page that shows no rental.
    test: /src\/web\/rentals\/(?!coupon-input)[\w-]+\.tsx?$/,
    maxModuleSize: 6000,
  },
]

/** The icon keeps its name: browsers and pages ask for it by it. */
function favicon(): Plugin {
  return {
    name: 'favicon',
    generateBundle() {
      const source = readFileSync('src/ui/drawings/favicon.svg')
      this.emitFile({ type: 'asset', fileName: 'assets/favicon.svg', source })
    },
  }
}

/** Writes which of our sources each script is made of: tests hold areas of the site apart by it. */
function chunkSources(): Plugin {
  return {
    name: 'chunk-sources',
    generateBundle(_options, bundle) {
      const sources = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [[chunk.fileName, chunk.moduleIds.filter((id) => id.startsWith(SOURCES)).map(fromRoot)]]
          : [],
      )
      const source = JSON.stringify(Object.fromEntries(sources))
      this.emitFile({ type: 'asset', fileName: '.vite/chunk-sources.json', source })
    },
  }
}

const SOURCES = join(import.meta.dirname, 'src')
const fromRoot = (id: string) => id.slice(import.meta.dirname.length + 1)

/** Compresses once at build time what the server would otherwise compress for each visitor. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    writeBundle({ dir = 'dist/client' }) {
      const folder = join(dir, 'assets')
      for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const source = readFileSync(join(folder, file))
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(source))
        writeFileSync(join(folder, `${file}.gz`), gzipSync(source, { level: 9 }))
      }
    },
  }
}
