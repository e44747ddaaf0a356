/** Defines `<rihla-booking>`; `from` is the origin of the frame where the page names none. */
export function defineElement(from: string): void {
  if (customElements.get('rihla-booking')) return
  customElements.define(
    'rihla-booking',
    class extends HTMLElement {
      connectedCallback() {
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        const frame = document.createElement('iframe')
        const query = new URLSearchParams({
          key: this.getAttribute('api-key') ?? '',
          id: crypto.randomUUID(),
          origin: location.origin,
        })
        frame.src = `${from}/widget/frame?${query.toString()}`
        frame.title = 'Booking'
        frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
        frame.style.cssText = 'border:0;inline-size:100%;block-size:640px'
        root.replaceChildren(frame)
      }
    },
  )
}
