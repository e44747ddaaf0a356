import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Two builds: `vite build` makes what the browser loads (dist/client), `vite build --ssr` the renderer
 * the server imports (dist/server/entry-server.js).
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: false,
  plugins: [
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['en-GB', 'ar-AE'] }), enforce: 'pre' as const },
  ],
  // Chooses React's production build; in the browser build Vite sets it already.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: isSsrBuild ? { noExternal: true as const } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node26',
        minify: false,
        rolldownOptions: { input: 'src/web/entry-server.ts' },
      }
    : {
        outDir: 'dist/client',
        target: 'baseline-widely-available',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/web/entry-client.tsx' },
      },
}))
