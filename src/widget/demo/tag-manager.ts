/**
 * Stands for Google Tag Manager: when the page has loaded, it puts a Custom HTML tag into the page and makes the tag's
 * scripts anew, with the nonce that it was given itself, as scripts of inserted HTML do not run.
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
