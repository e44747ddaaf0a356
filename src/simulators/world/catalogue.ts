export type CatalogueCar = {
  acriss: string
  suppliers: 'b' | 'o' | 'e'
  /** Models of the class at OK Mobility and Europcar. */
  model: { o: string; e: string }
  seats: number
  doors: number
  bags: number
  /** Daily price in EUR hundredths, tax included, before place and season. */
  daily: number
}

type Row = [string, CatalogueCar['suppliers'], string, number, number, number, number]

// 'One | Other': the first is OK Mobility's car, the second Europcar's.
const ROWS: readonly Row[] = [
  ['MBMV', 'b', 'Fiat 500 | Toyota Aygo X', 4, 3, 1, 2300],
  ['MCMV', 'o', 'Kia Picanto', 4, 5, 1, 2400],
  ['MDMV', 'e', 'Hyundai i10', 4, 5, 1, 2450],
  ['MBAV', 'b', 'Fiat 500 Dualogic | Smart ForTwo', 4, 3, 1, 2900],
  ['MDAV', 'b', 'Kia Picanto Automatic | Hyundai i10 Automatic', 4, 5, 1, 3000],
  ['MTMV', 'o', 'Fiat 500 Cabrio', 4, 3, 1, 3700],
  ['MBAE', 'e', 'Fiat 500e', 4, 3, 1, 3600],
  ['NBAV', 'o', 'Fiat 600 Automatic', 4, 5, 1, 3300],
  ['ECMV', 'b', 'Seat Ibiza | Renault Clio', 5, 5, 2, 2700],
  ['EDMR', 'b', 'Opel Corsa | Peugeot 208', 5, 5, 2, 2800],
  ['ECAV', 'e', 'Volkswagen Polo Automatic', 5, 5, 2, 3400],
  ['EDAR', 'b', 'Opel Corsa Automatic | Peugeot 208 Automatic', 5, 5, 2, 3450],
  ['EDAE', 'b', 'Opel Corsa Electric | Peugeot e-208', 5, 5, 2, 3900],
  ['EDAH', 'b', 'Toyota Yaris Hybrid | Renault Clio E-Tech', 5, 5, 2, 3700],
  ['HDMV', 'o', 'Seat Ibiza FR', 5, 5, 2, 3050],
  ['EWMD', 'e', 'Dacia Logan MCV', 5, 5, 3, 3100],
  ['CDMR', 'b', 'Seat Leon | Volkswagen Golf', 5, 5, 2, 3300],
  ['CCMR', 'o', 'Fiat Tipo', 5, 4, 3, 3200],
  ['CDAV', 'b', 'Seat Leon Automatic | Volkswagen Golf Automatic', 5, 5, 2, 4000],
  ['CDAH', 'e', 'Toyota Corolla Hybrid', 5, 5, 2, 4200],
  ['CDAE', 'b', 'MG4 Electric | Volkswagen ID.3', 5, 5, 2, 4600],
  ['CWMD', 'b', 'Peugeot 308 SW | Ford Focus Estate', 5, 5, 4, 3900],
  ['CFMD', 'b', 'Seat Arona | Renault Captur', 5, 5, 3, 3800],
  ['CFAR', 'b', 'Seat Arona Automatic | Peugeot 2008 Automatic', 5, 5, 3, 4500],
  ['CFAH', 'e', 'Toyota Yaris Cross Hybrid', 5, 5, 3, 4650],
  ['CGAE', 'o', 'Hyundai Kona Electric', 5, 5, 3, 4950],
  ['CTMV', 'o', 'Mini Cooper Cabrio', 4, 2, 1, 5600],
  ['CLAV', 'e', 'Toyota Corolla Sedan', 5, 4, 3, 4100],
  ['DDAV', 'o', 'Cupra Leon Automatic', 5, 5, 2, 4500],
  ['ICMR', 'e', 'Skoda Octavia', 5, 4, 3, 4000],
  ['IDAR', 'b', 'Hyundai Elantra | Nissan Sentra', 5, 4, 3, 4600],
  ['IDMV', 'b', 'Skoda Octavia | Opel Astra', 5, 5, 3, 4050],
  ['IFMD', 'b', 'Nissan Qashqai | Peugeot 3008', 5, 5, 4, 4700],
  ['IFAR', 'b', 'Nissan Qashqai Automatic | Hyundai Tucson', 5, 5, 4, 5400],
  ['IFAI', 'e', 'Ford Kuga Plug-in Hybrid', 5, 5, 4, 5800],
  ['IWMD', 'b', 'Skoda Octavia Combi | Volkswagen Golf Variant', 5, 5, 4, 4500],
  ['IWAD', 'o', 'Seat Leon Sportstourer Automatic', 5, 5, 4, 5000],
  ['IVMD', 'b', 'Dacia Jogger | Renault Grand Scénic', 7, 5, 3, 5400],
  ['ITMV', 'e', 'Volkswagen T-Roc Cabriolet', 4, 2, 2, 6800],
  ['IPMD', 'o', 'Dacia Duster Pick-up', 5, 4, 3, 5200],
  ['SCAV', 'e', 'Toyota Camry', 5, 4, 3, 5300],
  ['SDMD', 'b', 'Volkswagen Passat | Peugeot 508', 5, 4, 3, 4900],
  ['SDAR', 'b', 'Volkswagen Passat Automatic | Toyota Camry Hybrid', 5, 4, 3, 5600],
  ['SFAD', 'b', 'Seat Tarraco | Toyota RAV4', 5, 5, 4, 6200],
  ['SFAC', 'b', 'Tesla Model Y | Tesla Model Y', 5, 5, 4, 7200],
  ['SWAD', 'e', 'Volkswagen Passat Variant', 5, 5, 5, 5900],
  ['SVMD', 'b', 'Opel Zafira Life | Ford Tourneo Custom', 9, 5, 5, 7400],
  ['SVAR', 'o', 'Volkswagen Caravelle Automatic', 9, 5, 5, 8400],
  ['STAV', 'b', 'Ford Mustang Convertible | BMW 4 Series Cabriolet', 4, 2, 2, 9800],
  ['SKMD', 'b', 'Peugeot Partner | Renault Kangoo Van', 3, 4, 6, 4300],
  ['SQAN', 'e', 'Ford Ranger', 5, 4, 3, 6400],
  ['FCAV', 'b', 'Kia K8 | Chevrolet Malibu', 5, 4, 4, 6200],
  ['FFAR', 'b', 'Kia Sorento | Jeep Grand Cherokee', 7, 5, 4, 7900],
  ['FVMD', 'b', 'Citroën SpaceTourer | Mercedes-Benz Vito', 9, 5, 6, 8600],
  ['FVAD', 'e', 'Mercedes-Benz Vito Automatic', 9, 5, 6, 9400],
  ['FPAN', 'o', 'Isuzu D-Max', 2, 2, 2, 6100],
  ['FQAN', 'b', 'Toyota Hilux Double Cab | Nissan Navara', 5, 4, 3, 6900],
  ['GFAD', 'e', 'Volvo XC60', 5, 5, 4, 8800],
  ['PCAD', 'o', 'Audi A4', 5, 4, 3, 8300],
  ['PDAD', 'b', 'Mercedes-Benz C-Class | BMW 3 Series', 5, 4, 3, 8500],
  ['PDAC', 'b', 'Tesla Model 3 | Polestar 2', 5, 4, 3, 8700],
  ['PFAD', 'b', 'Audi Q5 | BMW X3', 5, 5, 4, 10200],
  ['PSAV', 'e', 'Toyota GR86 Automatic', 4, 2, 1, 10500],
  ['PEAV', 'o', 'Audi A5 Coupé', 4, 2, 2, 9900],
  ['PVAD', 'e', 'Mercedes-Benz V-Class', 7, 5, 6, 12400],
  ['LDAR', 'b', 'Mercedes-Benz E-Class | BMW 5 Series', 5, 4, 4, 12900],
  ['LFAR', 'b', 'Nissan Patrol | Range Rover Sport', 7, 5, 5, 17500],
  ['LEAV', 'e', 'BMW 8 Series Coupé', 4, 2, 2, 19800],
  ['WDAV', 'o', 'Mercedes-Benz S-Class', 5, 4, 4, 23500],
  ['OFAV', 'b', 'Chevrolet Tahoe | GMC Yukon XL', 8, 5, 6, 15800],
  ['OKMD', 'e', 'Mercedes-Benz Sprinter Van', 3, 4, 9, 7900],
  ['XSAR', 'b', 'Porsche 718 Cayman | Chevrolet Corvette', 2, 2, 1, 31900],
]

export const CATALOGUE: readonly CatalogueCar[] = ROWS.map(
  ([acriss, suppliers, models, seats, doors, bags, daily]) => {
    const [first = '', other = first] = models.split(' | ')
    return { acriss, suppliers, model: { o: first, e: other }, seats, doors, bags, daily }
  },
)
