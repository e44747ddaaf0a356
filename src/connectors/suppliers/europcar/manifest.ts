import { definePlan, type SupplierManifest } from '../supplier-manifest.ts'
import { EUROPCAR_ACCOUNTS } from './accounts.ts'
import { createEuropcar } from './connector.ts'

const { standard, prepaid } = EUROPCAR_ACCOUNTS

export const EUROPCAR = {
  name: 'europcar',
  folder: 'europcar',
  address: 'SUPPLIER_EUROPCAR_URL',
  pictureHosts: 'SUPPLIER_EUROPCAR_PICTURES',
  meanings: {
    SUPPLIER_EUROPCAR_URL: 'address of Europcar XRS',
    SUPPLIER_EUROPCAR_CALLER: 'caller code of the account at Europcar',
    SUPPLIER_EUROPCAR_PASSWORD: 'password of the account at Europcar',
    SUPPLIER_EUROPCAR_PREPAID_CALLER: 'caller code of the account of the prepaid plan',
    SUPPLIER_EUROPCAR_PREPAID_PASSWORD: 'password of the account of the prepaid plan',
  },
  row: { id: 11, code: 'europcar', name: 'Europcar' },
  plans: [
    definePlan({
      id: 'europcar-standard',
      row: { name: 'Europcar-Standard', label: 'Standard', paymentTiming: 'desk', marginBasisPoints: 0 },
      account: {
        SUPPLIER_EUROPCAR_CALLER: standard.callerCode,
        SUPPLIER_EUROPCAR_PASSWORD: standard.password,
      },
      connect: (connection, account) =>
        createEuropcar({
          ...connection,
          callerCode: account.SUPPLIER_EUROPCAR_CALLER,
          password: account.SUPPLIER_EUROPCAR_PASSWORD,
        }),
    }),
    definePlan({
      id: 'europcar-prepaid',
      row: { name: 'Europcar-Prepaid', label: 'Prepaid', paymentTiming: 'now', marginBasisPoints: 1200 },
      account: {
        SUPPLIER_EUROPCAR_PREPAID_CALLER: prepaid.callerCode,
        SUPPLIER_EUROPCAR_PREPAID_PASSWORD: prepaid.password,
      },
      connect: (connection, account) =>
        createEuropcar({
          ...connection,
          callerCode: account.SUPPLIER_EUROPCAR_PREPAID_CALLER,
          password: account.SUPPLIER_EUROPCAR_PREPAID_PASSWORD,
          prepaidMode: 'PP',
        }),
    }),
  ],
  simulatesImages: true,
  async startSimulator(options) {
    const { startEuropcarSimulator } = await import('#src/simulators/europcar/simulator.ts')
    return startEuropcarSimulator(options)
  },
} as const satisfies SupplierManifest
