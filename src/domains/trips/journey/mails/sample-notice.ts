import { langIdOf, type Language } from '#kernel/locale.ts'
import type { TripNotice } from '../trip-notice.ts'

/** Returns a trip notice with every field set, and `entered` in every free-text field. */
export function sampleNotice(entered: string, language: Language, isSelfDrive = false): TripNotice {
  const total = { amount: 252_000, currency: 'INR' }
  const line = { quantity: null, unit: null, rate: null, amount: total, rule: 'package', inputs: {} }
  return {
    tripId: '01930000-0000-7000-8000-000000000002',
    recipient: 'layla@example.com',
    langId: langIdOf(language),
    name: entered,
    traveller: entered,
    reference: 'ABCDEFGHJK',
    city: 'Bengaluru',
    start: '2027-03-01T10:00',
    end: '2027-03-01T18:00',
    route: isSelfDrive
      ? { from: null, to: null, flight: null, stops: [], seats: null, back: null }
      : {
          from: entered,
          to: entered,
          flight: 'EK 512',
          stops: [{ name: entered, time: '10:00' }],
          seats: 2,
          back: '2027-03-01T14:00',
        },
    bought: entered,
    hasDriver: !isSelfDrive,
    deposit: total,
    desk: isSelfDrive
      ? {
          address: '12 MG Road',
          hours: 'Daily, 07:00 to 22:00',
          phone: { countryCode: '+91', phone: '8022221111' },
        }
      : null,
    payment: { by: 'card', payUntil: '2027-02-01T10:30' },
    cancelling: [
      { until: '2027-02-28T10:00', fee: { ...total, amount: 0 } },
      { until: '2027-03-01T10:00', fee: total },
      { until: null, fee: total },
    ],
    link: 'https://rihla.example/en/trip-payment/ABCDEFGHJK?token=t',
    linkTarget: 'payment',
    vehicleType: 'Sedan',
    total,
    vehicle: { plate: 'KA 01 AB 1234', make: entered, model: 'Innova', color: 'white' },
    driver: isSelfDrive ? null : { name: entered, phone: { countryCode: '+91', phone: '9876543210' } },
    cancelled: { fee: total, refund: total, reason: entered },
    bill: {
      number: 'TRIP-2027-000001',
      fare: {
        lines: [{ kind: 'package', label: entered, ...line }],
        total,
        included: { km: 80, minutes: 480 },
        beyond: { km: null, hour: null, waiting_minute: null },
        deposit: null,
        rate_card: null,
      },
    },
    credit: { number: 'TRIP-CN-2027-000001', bill: 'TRIP-2027-000001', total },
    money: { quoted: total, billed: total, paid: total, due: total },
    returned: { ...total, amount: 0 },
  }
}
