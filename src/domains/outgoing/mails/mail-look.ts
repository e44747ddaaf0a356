import { directionOf, perLanguage } from '#kernel/locale.ts'

/** The product's colours; mail clients ignore style sheets, so each element has inline styles. */
const ink = '#10201F'
const inkSoft = '#5B6664'
const sand = '#FBF7F0'
const paper = '#FFFFFF'
const line = '#C9C2B5'
const coral = '#F08180'
const coralDeep = '#A3423F'
const petrol = '#0B3C49'

const font = "font-family:'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif"
const body = `padding:24px;background:${paper};color:${ink};font-size:15px`

/** No style may contain a double quote or an ampersand: each is written into an attribute unescaped. */
export const MAIL_STYLES = {
  page: `margin:0;padding:0;background:${sand};color:${ink};${font}`,
  around: 'padding:24px 12px',
  sheet: 'width:100%;max-width:600px;border-collapse:separate',
  brand: `padding:16px 24px;background:${petrol};color:${sand};font-size:20px;font-weight:600;border-radius:10px 10px 0 0`,
  body: perLanguage((language) => `${body};line-height:${directionOf(language) === 'rtl' ? 1.7 : 1.5}`),
  title: 'margin:0 0 16px;font-size:25px;line-height:1.3;font-weight:600',
  heading: 'margin:24px 0 4px;font-size:17px;line-height:1.3;font-weight:600',
  text: 'margin:0 0 16px',
  list: 'margin:8px 0 16px;padding:0 20px',
  quote: `margin:8px 0 16px;padding:12px 16px;border:1px solid ${line};border-radius:8px;background:${sand}`,
  facts: `margin:0 0 16px;border-collapse:collapse;border-top:1px solid ${line}`,
  label: `padding:8px 4px;border-bottom:1px solid ${line};width:40%;color:${inkSoft};font-weight:400;font-size:13px`,
  value: `padding:8px 4px;border-bottom:1px solid ${line};font-variant-numeric:tabular-nums`,
  strong: `padding:8px 4px;border-bottom:1px solid ${line};font-variant-numeric:tabular-nums;font-weight:600;font-size:17px`,
  button: `display:inline-block;padding:14px 24px;background:${coral};color:${ink};font-weight:600;text-decoration:none;border-radius:8px`,
  link: `color:${coralDeep};text-decoration:underline`,
  footer: `padding:16px 24px;background:${petrol};color:${sand};font-size:13px;border-radius:0 0 10px 10px`,
} as const
