/**
 * Simulates Google Tag Manager: after the page has loaded, it inserts a Custom HTML tag and recreates the
 * tag's scripts with its own nonce, as scripts of inserted HTML do not run.
 */
window.addEventListener('load', () => {
  const container = document.querySelector<HTMLScriptElement>('#tags')
  if (!container) return
  const place = document.createElement('div')
  place.hidden = true
  place.innerHTML = JSON.parse(container.text) as string
  for (const inert of place.querySelectorAll('script')) {
    const script = document.createElement('script')
    for (const { name, value } of inert.attributes) script.setAttribute(name, value)
    script.nonce = container.nonce
    script.text = inert.text
    inert.replaceWith(script)
  }
  document.body.append(place)
})
