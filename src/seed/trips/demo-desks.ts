import type { StoredDesk } from '#domains/fares/places/stored-desk.contract.ts'

/** Desks of self-drive cars in the cities with demo vehicles. */
export const DEMO_DESKS: Readonly<Record<string, StoredDesk>> = {
  'ae-dxb': {
    address_en: 'Dubai International Airport, Terminal 3, arrivals',
    address_ar: 'مطار دبي الدولي، مبنى الركاب 3، صالة الوصول',
    hours_en: 'Daily, around the clock',
    hours_ar: 'يوميًا على مدار الساعة',
    phone: { countryCode: '+971', phone: '42245555' },
  },
  'in-blr': {
    address_en: '12 MG Road, Bengaluru 560001',
    address_ar: '12 طريق المهاتما غاندي، بنغالور 560001',
    hours_en: 'Daily, 07:00 to 22:00',
    hours_ar: 'يوميًا من 7:00 إلى 22:00',
    phone: { countryCode: '+91', phone: '8022221111' },
  },
}
