import type { Insertable } from 'kysely'
import type { TripPlaceTables } from '#domains/fares/places/trip-place-tables.ts'

type Place = Insertable<TripPlaceTables['trip_places']>
type Row = [kind: Place['kind'], name: string, en: string, ar: string, latitude: number, longitude: number]

/** By city; `name` is the IATA code of an airport, and names another place within its city. */
const ROWS: Record<string, readonly Row[]> = {
  'in-blr': [
    ['airport', 'BLR', 'Kempegowda International Airport', 'مطار كيمبيغودا الدولي', 13.1986, 77.7066],
    ['station', 'ksr', 'KSR Bengaluru railway station', 'محطة قطارات بنغالور المركزية', 12.9781, 77.5695],
    ['landmark', 'lalbagh', 'Lalbagh Botanical Garden', 'حديقة لال باغ النباتية', 12.9507, 77.5848],
    ['area', 'whitefield', 'Whitefield', 'وايتفيلد', 12.9698, 77.75],
    ['area', 'electronic-city', 'Electronic City', 'المدينة الإلكترونية', 12.8452, 77.6602],
    ['hotel', 'taj-west-end', 'Taj West End', 'فندق تاج وست إند', 12.9849, 77.5848],
  ],
  'in-del': [
    ['airport', 'DEL', 'Indira Gandhi International Airport', 'مطار إنديرا غاندي الدولي', 28.5562, 77.1],
    ['station', 'new-delhi', 'New Delhi railway station', 'محطة قطارات نيودلهي', 28.643, 77.2197],
    ['landmark', 'india-gate', 'India Gate', 'بوابة الهند', 28.6129, 77.2295],
    ['area', 'cyber-city', 'Cyber City, Gurugram', 'سايبر سيتي، غوروغرام', 28.495, 77.0895],
    ['area', 'noida', 'Noida Sector 18', 'نويدا، القطاع 18', 28.57, 77.326],
    ['hotel', 'imperial', 'The Imperial', 'فندق إمبريال', 28.6259, 77.2183],
  ],
  'in-bom': [
    [
      'airport',
      'BOM',
      'Chhatrapati Shivaji Maharaj International Airport',
      'مطار شاتراباتي شيفاجي الدولي',
      19.0896,
      72.8656,
    ],
    ['station', 'csmt', 'Chhatrapati Shivaji Maharaj Terminus', 'محطة شاتراباتي شيفاجي', 18.9398, 72.8355],
    ['landmark', 'gateway-of-india', 'Gateway of India', 'بوابة الهند، مومباي', 18.922, 72.8347],
    ['area', 'bandra-kurla', 'Bandra Kurla Complex', 'مجمع باندرا كورلا', 19.067, 72.868],
    ['hotel', 'taj-mahal-palace', 'The Taj Mahal Palace', 'فندق قصر تاج محل', 18.9217, 72.8332],
  ],
  'in-maa': [
    ['airport', 'MAA', 'Chennai International Airport', 'مطار تشيناي الدولي', 12.9941, 80.1709],
    [
      'station',
      'central',
      'Chennai Central railway station',
      'محطة قطارات تشيناي المركزية',
      13.0827,
      80.2755,
    ],
    ['landmark', 'marina-beach', 'Marina Beach', 'شاطئ مارينا', 13.05, 80.2824],
    ['area', 't-nagar', 'T. Nagar', 'تي ناغار', 13.0418, 80.2341],
    ['hotel', 'grand-chola', 'ITC Grand Chola', 'فندق غراند تشولا', 13.0107, 80.2206],
  ],
  'in-hyd': [
    ['airport', 'HYD', 'Rajiv Gandhi International Airport', 'مطار راجيف غاندي الدولي', 17.2403, 78.4294],
    ['station', 'secunderabad', 'Secunderabad Junction', 'محطة قطارات سكندر آباد', 17.4337, 78.5016],
    ['landmark', 'charminar', 'Charminar', 'تشارمينار', 17.3616, 78.4747],
    ['area', 'hitec-city', 'HITEC City', 'هايتك سيتي', 17.4435, 78.3772],
    ['hotel', 'falaknuma', 'Taj Falaknuma Palace', 'فندق قصر فلك نما', 17.331, 78.467],
  ],
  'in-pnq': [
    ['airport', 'PNQ', 'Pune Airport', 'مطار بونه', 18.5822, 73.9197],
    ['station', 'junction', 'Pune Junction', 'محطة قطارات بونه', 18.5289, 73.8744],
    ['landmark', 'shaniwar-wada', 'Shaniwar Wada', 'قصر شانيوار وادا', 18.5195, 73.8553],
    ['area', 'hinjawadi', 'Hinjawadi', 'هينجاوادي', 18.5912, 73.7389],
  ],
  'in-jai': [
    ['airport', 'JAI', 'Jaipur International Airport', 'مطار جايبور الدولي', 26.8242, 75.8122],
    ['station', 'junction', 'Jaipur Junction', 'محطة قطارات جايبور', 26.9196, 75.7878],
    ['landmark', 'hawa-mahal', 'Hawa Mahal', 'قصر الرياح', 26.9239, 75.8267],
    ['landmark', 'amber-fort', 'Amber Fort', 'قلعة آمبر', 26.9855, 75.8513],
  ],
  'ae-dxb': [
    ['airport', 'DXB', 'Dubai International Airport', 'مطار دبي الدولي', 25.2532, 55.3657],
    ['airport', 'DWC', 'Al Maktoum International Airport', 'مطار آل مكتوم الدولي', 24.8964, 55.1614],
    ['landmark', 'burj-khalifa', 'Burj Khalifa', 'برج خليفة', 25.1972, 55.2744],
    ['area', 'marina', 'Dubai Marina', 'مرسى دبي', 25.0805, 55.1403],
    ['area', 'deira', 'Deira', 'ديرة', 25.2711, 55.3075],
    ['hotel', 'atlantis', 'Atlantis, The Palm', 'أتلانتس النخلة', 25.1304, 55.1171],
  ],
  'ae-auh': [
    ['airport', 'AUH', 'Zayed International Airport', 'مطار زايد الدولي', 24.433, 54.6511],
    ['landmark', 'grand-mosque', 'Sheikh Zayed Grand Mosque', 'جامع الشيخ زايد الكبير', 24.4128, 54.475],
    ['area', 'yas-island', 'Yas Island', 'جزيرة ياس', 24.4959, 54.607],
    ['hotel', 'emirates-palace', 'Emirates Palace', 'قصر الإمارات', 24.4618, 54.3172],
  ],
  'sa-ruh': [
    ['airport', 'RUH', 'King Khalid International Airport', 'مطار الملك خالد الدولي', 24.9576, 46.6988],
    ['landmark', 'kingdom-centre', 'Kingdom Centre', 'برج المملكة', 24.7114, 46.6744],
    ['landmark', 'diriyah', 'Diriyah', 'الدرعية', 24.7341, 46.5755],
    ['area', 'kafd', 'King Abdullah Financial District', 'مركز الملك عبدالله المالي', 24.762, 46.64],
  ],
  'sa-jed': [
    [
      'airport',
      'JED',
      'King Abdulaziz International Airport',
      'مطار الملك عبدالعزيز الدولي',
      21.6796,
      39.1565,
    ],
    ['area', 'al-balad', 'Al-Balad', 'جدة البلد', 21.4835, 39.1869],
    ['landmark', 'king-fahd-fountain', 'King Fahd’s Fountain', 'نافورة الملك فهد', 21.5158, 39.145],
  ],
  'kw-kwi': [
    ['airport', 'KWI', 'Kuwait International Airport', 'مطار الكويت الدولي', 29.2266, 47.9689],
    ['landmark', 'kuwait-towers', 'Kuwait Towers', 'أبراج الكويت', 29.3897, 48.0031],
    ['landmark', 'avenues', 'The Avenues', 'الأفنيوز', 29.3027, 47.9336],
    ['landmark', 'mubarakiya', 'Souq Al-Mubarakiya', 'سوق المباركية', 29.3737, 47.974],
  ],
  'qa-doh': [
    ['airport', 'DOH', 'Hamad International Airport', 'مطار حمد الدولي', 25.2731, 51.6081],
    ['landmark', 'souq-waqif', 'Souq Waqif', 'سوق واقف', 25.2867, 51.5333],
    ['landmark', 'islamic-art', 'Museum of Islamic Art', 'متحف الفن الإسلامي', 25.2953, 51.5392],
    ['area', 'the-pearl', 'The Pearl', 'اللؤلؤة', 25.3714, 51.551],
    ['area', 'lusail', 'Lusail', 'لوسيل', 25.43, 51.49],
  ],
}

/** Airports and other known places to be picked up at. */
export const PLACES: readonly Place[] = Object.entries(ROWS).flatMap(([city_id, rows]) =>
  rows.map(([kind, name, name_en, name_ar, latitude, longitude]) => ({
    id: `${city_id}-${name.toLowerCase()}`,
    city_id,
    kind,
    iata: kind === 'airport' ? name : null,
    name_en,
    name_ar,
    latitude,
    longitude,
  })),
)
