import type { CityName } from '#shared/reference/cities.ts'
import type { Random } from '../random.ts'

const menFirst = [
  'Abdulla',
  'Ahmed',
  'Ali',
  'Abdulaziz',
  'Abdulrahman',
  'Fahad',
  'Faisal',
  'Ghanim',
  'Hamad',
  'Hassan',
  'Ibrahim',
  'Jassim',
  'Khalid',
  'Khalifa',
  'Mansoor',
  'Mohammed',
  'Mubarak',
  'Nasser',
  'Omar',
  'Rashid',
  'Saad',
  'Salem',
  'Saoud',
  'Sultan',
  'Tariq',
  'Yousef',
  'Zayed',
  'Bilal',
  'Karim',
  'Samir',
  'Rami',
  'Imran',
  'Arjun',
  'Thomas',
] as const

const womenFirst = [
  'Aisha',
  'Amna',
  'Dana',
  'Fatima',
  'Hessa',
  'Hind',
  'Lulwa',
  'Maryam',
  'Moza',
  'Noora',
  'Reem',
  'Sara',
  'Shaikha',
  'Layla',
  'Priya',
  'Rania',
] as const

const families = [
  'Al-Kuwari',
  'Al-Marri',
  'Al-Hajri',
  'Al-Naimi',
  'Al-Sulaiti',
  'Al-Mohannadi',
  'Al-Dosari',
  'Al-Kaabi',
  'Al-Emadi',
  'Al-Mansoori',
  'Al-Yafei',
  'Al-Ansari',
  'Al-Khater',
  'Al-Muftah',
  'Al-Buainain',
  'Al-Jaber',
  'Al-Malki',
  'Al-Shammari',
  'Al-Qahtani',
  'Al-Obaidli',
  'Al-Rumaihi',
  'Al-Hammadi',
  'Haddad',
  'Khoury',
  'Mansour',
  'Saleh',
  'Darwish',
  'Siddiqui',
  'Rahman',
  'Nair',
  'Fernandes',
  'Hassan',
] as const

/** Where sellers live, roughly as people do. */
const homes: readonly (readonly [CityName, number])[] = [
  ['Doha', 33],
  ['Al Rayyan', 22],
  ['Lusail', 11],
  ['Al Wakrah', 11],
  ['Umm Salal', 7],
  ['Al Khor', 6],
  ['Al Daayen', 5],
  ['Al Shahaniya', 2],
  ['Mesaieed', 2],
  ['Dukhan', 1],
  ['Al Shamal', 1],
]

export type Person = {
  username: string
  firstName: string
  lastName: string
  /** National number, eight digits. */
  phone: string
  city: CityName
}

/** A city, weighted by how many people live there. */
const pickCity = (random: Random): CityName => random.weighted(homes, ([, weight]) => weight)[0]

/** A Qatari mobile number by its form; nobody is called in a demo, so nothing more is known of it. */
export const mobileNumber = (random: Random): string =>
  `${random.pick(['30', '33', '50', '55', '66', '70', '77'])}${String(random.whole(0, 999_999)).padStart(6, '0')}`

/** `count` people with different usernames. */
export const createPeople = (count: number, random: Random): Person[] => {
  const taken = new Set<string>()
  const people: Person[] = []
  while (people.length < count) {
    const firstName = random.pick(random.chance(0.76) ? menFirst : womenFirst)
    const lastName = random.pick(families)
    const username = `${firstName}.${lastName.replace('Al-', '')}`.toLowerCase()
    if (taken.has(username)) continue
    taken.add(username)
    people.push({ username, firstName, lastName, phone: mobileNumber(random), city: pickCity(random) })
  }
  return people
}
