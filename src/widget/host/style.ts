import { WIDGET_HEIGHT } from '#domains/widget/widget-config.contract.ts'
import type { Widget } from './widget.ts'

/**
 * The style sheet of a widget, with its values in it: they are checked lengths and colours. `!important` in a shadow
 * root goes before the page's own, so that a page's `* { … }` cannot hide or squeeze the element.
 *
 * The frame has the height of the tallest tab, and what is taller scrolls inside: the page never shifts. Text on the
 * primary colour is black or white, whichever has the higher contrast: they are equal at a lightness (CIE) of 49.44.
 * A transparent border is seen in forced colours. The space above is a padding: a margin would collapse with one of the
 * page, which could not reserve it then.
 */
export function styleOf({ config, scheme }: Pick<Widget, 'config' | 'scheme'>): CSSStyleSheet {
  const { mode, asWebPage, width, marginTop, primaryColor } = config
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
:host{all:initial!important;display:${mode === 'inline' || asWebPage ? 'block' : 'contents'}!important;inline-size:100%!important;max-inline-size:${width}!important;margin:0 auto!important;padding:${marginTop} 0 0!important;font:600 16px system-ui!important;color-scheme:${scheme === 'auto' ? 'light dark' : scheme}!important;color:light-dark(#10201f,#f2ede4)!important}
[aria-busy]{position:relative;block-size:${WIDGET_HEIGHT}px}
dialog>div{max-block-size:80vh}
[aria-busy]>*{position:absolute;inline-size:100%;block-size:100%;border:0;visibility:hidden}
.shown iframe,.loading>.wait,.failed>.fault{visibility:visible}
dialog,.wait{border:1px solid #0000;box-sizing:border-box}
.wait{background:repeating-linear-gradient(#8882 0 48px,#0000 0 72px)}
.fault{display:grid;place-content:center;gap:16px;text-align:center}
button,a{all:unset;display:inline-block;padding:12px 20px;border:1px solid #0000;border-radius:8px;background:${primaryColor};color:lab(from ${primaryColor} calc(49440 - l*1e3) 0 0);cursor:pointer}
:focus-visible{outline:auto}
.float{position:fixed;inset-block-end:24px;inset-inline-end:24px;z-index:99999999}
dialog{inline-size:${width};max-inline-size:100%;text-align:end;padding:0;border-radius:8px;background:light-dark(#fff,#16282e)}
.close{background:0;color:inherit}`)
  return sheet
}
