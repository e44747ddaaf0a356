import { WIDGET_HEIGHT } from '#domains/widget/widget-config.contract.ts'
import type { Widget } from './widget.ts'

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
export function styleOf({
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
