import { definePlan, type SupplierManifest } from '../supplier-manifest.ts'
import { FLEXIBLE_AUTOS_ACCOUNT } from './accounts.ts'
import { createFlexibleAutos } from './connector.ts'

export const FLEXIBLE_AUTOS = {
  name: 'flexibleAutos',
  folder: 'flexible-autos',
  address: 'SUPPLIER_FLEXIBLEAUTOS_URL',
  pictureHosts: 'SUPPLIER_FLEXIBLEAUTOS_PICTURES',
  meanings: {
    SUPPLIER_FLEXIBLEAUTOS_URL: 'address of Flexible Autos Horizon XML',
    SUPPLIER_FLEXIBLEAUTOS_AGENT: 'agent code of the account at Flexible Autos',
    SUPPLIER_FLEXIBLEAUTOS_PASSWORD: 'password of the account at Flexible Autos',
  },
  row: { id: 12, code: 'flexible-autos', name: 'Flexible Autos' },
  plans: [
    definePlan({
      id: 'flexible-autos',
      row: { name: 'Flexible-Autos', label: 'Inclusive', paymentTiming: 'now', marginBasisPoints: 1200 },
      account: {
        SUPPLIER_FLEXIBLEAUTOS_AGENT: FLEXIBLE_AUTOS_ACCOUNT.agentCode,
        SUPPLIER_FLEXIBLEAUTOS_PASSWORD: FLEXIBLE_AUTOS_ACCOUNT.password,
      },
      connect: (connection, account) =>
        createFlexibleAutos({
          ...connection,
          agentCode: account.SUPPLIER_FLEXIBLEAUTOS_AGENT,
          password: account.SUPPLIER_FLEXIBLEAUTOS_PASSWORD,
        }),
    }),
  ],
  async startSimulator(options) {
    const { startFlexibleAutosSimulator } = await import('#src/simulators/flexible-autos/simulator.ts')
    return startFlexibleAutosSimulator(options)
  },
} as const satisfies SupplierManifest
