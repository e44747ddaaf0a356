import type { Language } from '#kernel/locale.ts'
import { type WidgetScheme, WIDGET_HEIGHT } from '#domains/widget/widget-config.contract.ts'
import { attributeNames, givenByAttributes } from '../config/attributes.ts'
import { readConfig, type Given } from '../config/read-config.ts'
import { readField } from '../config/read-field.ts'
import type { FrameMessage } from '../messages/messages.ts'
import { mount, type Mounted } from './mount.ts'
import { GLOBAL, LANGUAGE, SLUG, TAG } from './names.ts'
import { warn } from './warn.ts'
import type { Widget } from './widget.ts'
import { WORDS, type HostWords } from './words.ts'

/** Attributes that a widget follows as it stands. */
const FOLLOWED = /color|scheme|width|margin|language/

/** The element, as the page's scripts know it. */
export type WidgetElement = HTMLElement & {
  /** Fields as an object; attributes go before them, and both before the page's `…BookingConfig`. */
  config?: Given | undefined
  run: (command: keyof Mounted, opener?: HTMLElement | null) => void
}

/** Defines the element; `from` is the origin of its frames where the page names none. */
export function defineElement(from: string): void {
  class Booking extends HTMLElement {
    static observedAttributes = attributeNames()

    #root = this.attachShadow({ mode: 'open' })
    /** Set before this class was known: it then stands above the accessor, which has no getter. */
    #given: Given | undefined = this.config
    #life: AbortController | undefined
    #widget: Widget | undefined
    #mounted: Mounted | undefined

    constructor() {
      super()
      delete (this as { config?: unknown }).config
    }

    set config(given: Given | undefined) {
      this.#given = given
      if (this.#life) this.#begin()
    }

    connectedCallback(): void {
      this.#begin()
    }

    disconnectedCallback(): void {
      this.#life?.abort()
      this.#life = undefined
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (this.#life && before !== after) this.#begin(name)
    }

    run(command: keyof Mounted, opener?: HTMLElement | null): void {
      this.#mounted?.[command]?.(opener)
    }

    /** A change of theme or language alone keeps the frame and its input. */
    #begin(changed = ''): void {
      const given: Given = {
        ...(window as unknown as Record<string, Given | undefined>)[`${GLOBAL}Config`],
        ...this.#given,
        ...givenByAttributes(this.attributes),
      }
      const config = readConfig(given, warn)
      const scheme = config.scheme === 'auto' ? schemeAround(this) : config.scheme
      const language = config.language || languageAround(this)
      const words = WORDS[language]
      const look = { config, scheme, language, words }
      this.#root.adoptedStyleSheets = [styleOf(look)]
      if (FOLLOWED.test(changed) && !config.asWebPage) {
        this.#translate(words, language)
        return Object.assign(this.#widget!, look).onLook?.()
      }
      this.#life?.abort()
      const { signal } = (this.#life = new AbortController())
      this.#widget = { ...look, from, signal }
      this.#mounted = mount(this.#root, this.#widget, (message) => this.#tell(message, given['onEvent']))
    }

    /** Puts the words of another language into all parts that have words of their own: no boxes, and not the frame. */
    #translate(words: HostWords, language: string): void {
      ;(this.#root.firstChild as HTMLElement).lang = language
      for (const part of this.#root.querySelectorAll<HTMLElement>(':not(div)'))
        for (const name of ['textContent', 'ariaLabel'] as const)
          for (const word of Object.keys(words) as (keyof HostWords)[])
            if (part[name] === this.#widget!.words[word]) part[name] = words[word]
    }

    /** Tells the page by an event such as `rihla:booking`, and by the callback that it gave. */
    #tell(detail: FrameMessage, onEvent: unknown): void {
      this.dispatchEvent(new CustomEvent(`${SLUG}:${detail.type}`, { detail, bubbles: true, composed: true }))
      if (typeof onEvent === 'function') queueMicrotask(() => void onEvent(detail))
    }
  }
  customElements.define(TAG, Booking)
}

/** The language of the page where it is one of ours, else the product's. */
function languageAround(element: Element): Language {
  const spoken = readField('language', element.closest<HTMLElement>('[lang]')?.lang)
  return (spoken as Language | undefined) ?? LANGUAGE
}

/** The colours of the page: the visitor's choice only where the page follows it too. */
function schemeAround(element: Element): WidgetScheme {
  const scheme = getComputedStyle(element).colorScheme
  if (!scheme.includes('dark')) return 'light'
  return scheme.includes('light') ? 'auto' : 'dark'
}

/**
 * The style sheet of a widget, with its values in it: they are checked lengths and colours. `!important` in a shadow
 * root goes before the page's own, so that a page's `* { … }` cannot hide or squeeze the element; what is inherited is
 * reset inside. How wide the element may be is left to the page, as themes lay out their column by the `max-width` of
 * what is in it: the widget's own width holds inside of that.
 *
 * The frame has the height of the tallest tab, and what is taller scrolls inside: the page never shifts. It is placed by
 * `inset`, as a dialog's `text-align` would move it out of its box. Text on the primary colour is black or white,
 * whichever has the higher contrast: they are equal at a lightness (CIE) of 49.44. A transparent border is seen in forced
 * colours. The space above is a padding: a margin would collapse with one of the page, which could not reserve it then.
 */
function styleOf({
  config,
  scheme,
  language,
}: Pick<Widget, 'config' | 'scheme' | 'language'>): CSSStyleSheet {
  const { mode, asWebPage, width, marginTop, primaryColor } = config
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
:host{display:${mode === 'inline' || asWebPage ? 'block' : 'contents'}!important;position:static!important;inline-size:100%!important;block-size:auto!important;max-block-size:none!important;padding:${marginTop} 0 0!important;opacity:1!important;transform:none!important}
[lang]{all:initial;direction:${language === 'ar' ? 'rtl' : 'ltr'};display:block;max-inline-size:${width};margin:auto;font:600 16px system-ui;color-scheme:${scheme === 'auto' ? 'light dark' : scheme}}
[aria-busy]{position:relative;block-size:${WIDGET_HEIGHT}px}
dialog>div{max-block-size:80vh}
[aria-busy]>*{position:absolute;inset:0;inline-size:100%;block-size:100%;border:0;visibility:hidden}
.shown iframe,.loading>.wait,.failed>.fault{visibility:visible}
.wait{background:repeating-linear-gradient(#8882 0 48px,#0000 0 72px)}
.fault{display:grid;place-content:center;gap:16px;text-align:center}
button,a{all:unset;display:inline-block;padding:12px 20px;background:${primaryColor};color:lab(from ${primaryColor} calc(49440 - l*1e3) 0 0);cursor:pointer}
button,a,dialog,.wait{border:1px solid #0000;border-radius:8px;box-sizing:border-box}
:focus-visible{outline:auto}
.float{position:fixed;inset-block-end:24px;inset-inline-end:24px;z-index:99999999}
dialog{inline-size:${width};max-inline-size:100%;text-align:end;padding:0;background:light-dark(#fff,#16282e)}
.close{background:0;color:inherit}`)
  return sheet
}
