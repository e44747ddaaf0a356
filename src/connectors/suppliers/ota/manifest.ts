import { z } from 'zod'
import { definePlan, type SupplierManifest } from '../supplier-manifest.ts'
import { OTA_ACCOUNT } from './accounts.ts'
import { createOta } from './connector.ts'
import { OTA_DIALECT_NAMES } from './dialects.ts'

export const OTA = {
  name: 'ota',
  folder: 'ota',
  address: 'SUPPLIER_OTA_URL',
  pictureHosts: 'SUPPLIER_OTA_PICTURES',
  meanings: {
    SUPPLIER_OTA_URL: 'address of a supplier with OpenTravel 2007B',
    SUPPLIER_OTA_REQUESTOR: 'requestor id of its account',
    SUPPLIER_OTA_PASSWORD: 'password of its account',
  },
  row: { id: 16, code: 'najm', name: 'Najm Rentals' },
  plans: [
    definePlan({
      id: 'ota-najm',
      row: { name: 'OTA-Najm', label: 'Classic', paymentTiming: 'part', marginBasisPoints: 900 },
      account: {
        SUPPLIER_OTA_REQUESTOR: OTA_ACCOUNT.requestorId,
        SUPPLIER_OTA_PASSWORD: OTA_ACCOUNT.password,
      },
      settings: {
        SUPPLIER_OTA_DIALECT: z
          .enum(OTA_DIALECT_NAMES)
          .default('plain')
          .meta({
            description: `its system: ${OTA_DIALECT_NAMES.join(', ')}`,
          }),
        SUPPLIER_OTA_COUNTRIES: z
          .string()
          .regex(/^[A-Z]{2}(?:,[A-Z]{2})*$/, { error: 'is a list of country codes with commas between' })
          .default('')
          .transform((list) => list.split(',').filter(Boolean))
          .meta({
            description: 'countries to list a large supplier by, with commas between',
            unset: 'all at once',
          }),
      },
      connect: (connection, settings) =>
        createOta({
          ...connection,
          requestorId: settings.SUPPLIER_OTA_REQUESTOR,
          password: settings.SUPPLIER_OTA_PASSWORD,
          dialect: settings.SUPPLIER_OTA_DIALECT,
          countries: settings.SUPPLIER_OTA_COUNTRIES,
        }),
    }),
  ],
  simulatesImages: true,
  async startSimulator(options) {
    const { startOtaSimulator } = await import('#src/simulators/ota/simulator.ts')
    return startOtaSimulator(options)
  },
} as const satisfies SupplierManifest
