import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import type { InlineConfig } from 'vite'

const ENTRIES = ['src/web/app/entry-client.tsx', 'src/widget/app/entry.tsx']

/** Vite as middleware of the product's own HTTP server; `onEdit` hears of every saved file that Vite has loaded. */
export function devConfig({ http, onEdit }: { http: Server; onEdit: () => void }): InlineConfig {
  return {
    appType: 'custom',
    // Of this working tree alone, also where its packages are a link; plugins leave out what is below node_modules.
    cacheDir: 'dist/dev/node_modules/.vite',
    optimizeDeps: { entries: ENTRIES },
    server: {
      middlewareMode: true,
      ws: { server: http },
      // Also where it is a link, as in a second working tree.
      fs: { allow: ['.', realpathSync('node_modules')] },
      watch: { ignored: ['**/.data/**', '**/dist/**', resolve(process.env.DATA_DIR ?? '.data', '**')] },
    },
    plugins: [
      {
        // Vite writes it into an index.html; our documents are rendered.
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
