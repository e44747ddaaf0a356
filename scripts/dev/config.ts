import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import type { InlineConfig } from 'vite'

const ENTRIES = ['src/web/app/entry-client.tsx', 'src/widget/app/entry.tsx']

/**
 * Returns the config of Vite as middleware of the product's own HTTP server. Vite calls `onEdit` for every
 * saved file that it has loaded.
 */
export function devConfig({ http, onEdit }: { http: Server; onEdit: () => void }): InlineConfig {
  return {
    appType: 'custom',
    // One cache per working tree, even if its packages are a link; plugins ignore files under node_modules.
    cacheDir: 'dist/dev/node_modules/.vite',
    optimizeDeps: { entries: ENTRIES },
    server: {
      middlewareMode: true,
      ws: { server: http },
      // Real path, as it may be a link, for example in a second working tree.
      fs: { allow: ['.', realpathSync('node_modules')] },
      watch: { ignored: ['**/.data/**', '**/dist/**', resolve(process.env.DATA_DIR ?? '.data', '**')] },
    },
    plugins: [
      {
        // Vite would insert it into an index.html, but our documents are rendered.
        name: 'react-preamble',
        enforce: 'pre',
        transform: {
          filter: { id: /\/entry(-client)?\.tsx$/ },
          handler: (code) => `import '@vitejs/plugin-react/preamble'\n${code}`,
        },
      },
      { name: 'server-edits', hotUpdate: () => onEdit() },
    ],
  }
}
