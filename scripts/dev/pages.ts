import { createRender } from '#web/app/rendering/create-render.tsx'

export { closedPaths, indexedPaths } from '#web/app/rendering/page-list.ts'

/** Replaces the manifest of a build: Vite serves each source under its own path. */
export const { render } = createRender({
  'src/web/app/entry-client.tsx': {
    file: 'src/web/app/entry-client.tsx',
    css: ['src/ui/site.css'],
  },
})
