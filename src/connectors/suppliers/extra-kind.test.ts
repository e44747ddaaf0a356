import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { europcarExtra } from './europcar/rates.ts'
import { extraKind } from './extra-kind.ts'
import { isFeeName } from './fee-names.ts'
import { greenMotionExtra } from './green-motion/extras.ts'

const AMOUNT = { text: '45.00', currency: 'EUR' }

test.for([
  { code: 'LRC', name: 'Luggage Rack', kind: 'other' },
  { code: 'CRB', name: 'Car Roof Box', kind: 'other' },
  { code: 'CRB', name: 'Cross Border Fee', kind: 'cross_border' },
  { code: 'STR', name: 'Stroller', kind: 'other' },
  { code: 'GPS', name: 'Satellite Navigation', kind: 'gps' },
  { code: 'CHS', name: 'Booster Seat', kind: 'booster_seat' },
  { code: 'BBS', name: 'Babyschale', kind: 'infant_seat' },
  { code: 'CHS', name: 'مقعد', kind: 'child_seat' },
] as const)('Green Motion’s $code "$name" is $kind, under its own name', ({ code, name, kind }) => {
  const extra = {
    '@required': 'No',
    '@numberAllowed': '1',
    optionID: '24',
    Name: name,
    code,
    Daily_rate: AMOUNT,
    Total_for_this_booking: AMOUNT,
  }
  expect(greenMotionExtra(extra, 'EUR', 3)).toMatchObject({ kind, name })
})

test.for([
  { code: 'LRC', descr: 'LUGGAGE RACK', kind: 'other' },
  { code: 'LRC', descr: '', kind: 'other' },
  { code: 'SKB', descr: 'ROOF BOX', kind: 'other' },
  { code: 'CBF', descr: 'CROSS BORDER FEE', kind: 'cross_border' },
  { code: 'CSB', descr: 'BABY SEAT', kind: 'infant_seat' },
] as const)('Europcar’s $code "$descr" is $kind', ({ code, descr, kind }) => {
  const item = {
    '@code': code,
    '@descr': descr,
    '@priceInBookingCurrency': '10.00',
    '@rentalPriceAIInBookingCurrency': '36.00',
    '@rentalMaxAIInBookingCurrency': '',
    '@tax': '20.00',
  }
  expect(europcarExtra(item, 'EUR')).toMatchObject({ kind, priceForRental: money(3_600, 'EUR') })
})

test.for([
  ['Young Driver Surcharge', 'other'],
  ['Kış Lastiği', 'other'],
  ['One Way', 'other'],
  ['Wi-Fi router', 'wifi'],
  ['MiFi', 'wifi'],
  ['Mobil İnternet', 'wifi'],
  ['واي فاي', 'wifi'],
  ['Stroller', 'other'],
  ['Baby stroller', 'other'],
  ['Bebek arabası', 'other'],
  ['Kinderwagen', 'other'],
  ['Child-lock', 'other'],
  ['Ski boots', 'other'],
  ['Key chain', 'other'],
  ['Paquete de Navidad', 'other'],
  ['Booster cables', 'other'],
  ['Internetten rezervasyon', 'other'],
  ['BABY_SEAT', 'infant_seat'],
  ['Infant car seat (0-12 months)', 'infant_seat'],
  ['Babyschale', 'infant_seat'],
  ['Siège bébé', 'infant_seat'],
  ['Silla para bebé', 'infant_seat'],
  ['Seggiolino per neonato', 'infant_seat'],
  ['Bebek Koltuğu', 'infant_seat'],
  ['مقعد للرضع', 'infant_seat'],
  ['Booster', 'booster_seat'],
  ['Kindersitzerhöhung', 'booster_seat'],
  ['Rehausseur', 'booster_seat'],
  ['Alzador', 'booster_seat'],
  ['Alzatina', 'booster_seat'],
  ['Çocuk yükseltici', 'booster_seat'],
  ['Kindersitz', 'child_seat'],
  ['Toddler seat', 'child_seat'],
  ['Child safety seats', 'child_seat'],
  ['Siège enfant', 'child_seat'],
  ['Silla de niño', 'child_seat'],
  ['Seggiolino', 'child_seat'],
  ['Seggiolino bimbo', 'child_seat'],
  ['Çocuk Koltuğu', 'child_seat'],
  ['مقعد أطفال', 'child_seat'],
  ['مقعد سيارة للأطفال', 'child_seat'],
  ['SatNav', 'gps'],
  ['Navigationsgerät', 'gps'],
  ['Navegador', 'gps'],
  ['Navigatore satellitare', 'gps'],
  ['Navigasyon Cihazı', 'gps'],
  ['نظام ملاحة', 'gps'],
  ['2nd driver', 'additional_driver'],
  ['Zusatzfahrer', 'additional_driver'],
  ['Conducteur supplémentaire', 'additional_driver'],
  ['Conductor adicional', 'additional_driver'],
  ['Guida aggiuntiva', 'additional_driver'],
  ['Ek Sürücü', 'additional_driver'],
  ['سائق إضافي', 'additional_driver'],
  ['Snow chains', 'snow_chains'],
  ['Schneeketten', 'snow_chains'],
  ['Chaînes à neige', 'snow_chains'],
  ['Cadenas de nieve', 'snow_chains'],
  ['Catene da neve', 'snow_chains'],
  ['Kar zinciri', 'snow_chains'],
  ['سلاسل ثلج', 'snow_chains'],
  ['Ski rack', 'ski_rack'],
  ['Skiträger', 'ski_rack'],
  ['Porte-skis', 'ski_rack'],
  ['Portaesquís', 'ski_rack'],
  ['Portasci', 'ski_rack'],
  ['Kayak taşıyıcı', 'ski_rack'],
  ['حامل الزلاجات', 'ski_rack'],
  ['Cross-border permit', 'cross_border'],
  ['Grenzübertritt', 'cross_border'],
  ['Passage de frontière', 'cross_border'],
  ['Cruce de frontera', 'cross_border'],
  ['Yurt Dışı Çıkış', 'cross_border'],
  ['عبور الحدود', 'cross_border'],
] as const)('"%s" without a known code is %s', ([name, kind]) => {
  expect(extraKind(name)).toBe(kind)
})

test.for([
  ['One Way', true],
  ['OneWayFee', true],
  ['Einwegmiete', true],
  ['Tek Yön Ücreti', true],
  ['Young Driver Surcharge', true],
  ['Jeune conducteur', true],
  ['Genç Sürücü', true],
  ['سائق شاب', true],
  ['Senior driver', true],
  ['Supplemento fuori orario', true],
  ['Supplemento Sicilia', true],
  ['Canary Islands', true],
  ['Zuschlag Korsika', true],
  ['Additional driver fee', false],
  ['Child seat surcharge', false],
  ['Cross Border Fee', false],
  ['Phone charger', false],
  ['Stroller', false],
  ['Kış Lastiği', false],
] as const)('whether "%s" is a charge that nobody chooses: %s', ([name, is]) => {
  expect(isFeeName(name)).toBe(is)
})
