/**
 * Loads the page's scripts once it is painted: it is read without them, and until then its style sheets and fonts have the
 * connection for themselves. A page in a hidden tab is not painted, and should be ready when it becomes visible.
 */
const { entry = '', scripts = '' } = document.currentScript?.dataset ?? {}

function load() {
  for (const script of scripts.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = script
    document.head.append(link)
  }
  void import(/* @vite-ignore */ entry)
}

if (document.hidden) load()
else requestAnimationFrame(() => setTimeout(load))
