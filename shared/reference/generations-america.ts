import type { GenerationTable } from './generations.ts'

/**
 * Generations of American cars, which have the model years of the maker. Codes are the platform codes of General Motors (GMT900,
 * K2XX, T1XX, C7), Ford (P552, S550) and Chrysler (JL, WK2, DT), as the English Wikipedia's article of each model gives them.
 */
export const americanGenerations: GenerationTable = {
  GMC: [
    'Yukon: GMT800 2000-2006; GMT900 2007-2014; K2XX 2015-2020; T1XX 2021- (2025)',
    'Yukon XL: GMT800 2000-2006; GMT900 2007-2014; K2XX 2015-2020; T1XX 2021- (2025)',
    'Sierra: GMT800 1999-2006; GMT900 2007-2013; K2XX 2014-2018 (2016); T1XX 2019- (2022)',
    'Terrain: GMT177 2010-2017; D2XX 2018-2024; VSS-S 2025-',
    'Acadia: GMT968 2007-2016 (2013); C1UL 2017-2023 (2020); C1YC 2024-',
  ],
  Chevrolet: [
    'Tahoe: GMT800 2000-2006; GMT900 2007-2014; K2XX 2015-2020; T1XX 2021- (2025)',
    'Suburban: GMT800 2000-2006; GMT900 2007-2014; K2XX 2015-2020; T1XX 2021- (2025)',
    'Silverado: GMT800 1999-2006; GMT900 2007-2013; K2XX 2014-2018 (2016); T1XX 2019- (2022)',
    'Traverse: GMT968 2009-2017 (2013); C1XX 2018-2023; C1YB 2024-',
    'Captiva: C140 2007-2018 (2011); CN202S 2019-',
    'Camaro: Zeta 2010-2015 (2014); Alpha 2016-2024 (2019)',
    'Corvette: C5 1997-2004; C6 2005-2013; C7 2014-2019; C8 2020-',
    'Caprice: WK 1999-2006; WM 2007-2013 (2011); WN 2014-2017',
    'Lumina: VE 2007-2013',
    'Malibu: V300 2013-2015; V400 2016-2024 (2019)',
    'Cruze: J300 2010-2016; J400 2017-2019',
  ],
  Cadillac: [
    'Escalade: GMT800 2002-2006; GMT900 2007-2014; K2XX 2015-2020; T1XX 2021- (2025)',
    'Escalade ESV: GMT800 2003-2006; GMT900 2007-2014; K2XX 2015-2020; T1XX 2021- (2025)',
    'CT5: A2LL 2020- (2025)',
  ],
  Ford: [
    'F-150: P221 2004-2008; P415 2009-2014; P552 2015-2020 (2018); P702 2021- (2024)',
    'Raptor: P415 2010-2014; P552 2017-2020; P702 2021- (2024)',
    'Expedition: U324 2007-2017 (2015); U553 2018-2024 (2022); U717 2025-',
    'Explorer: U251 2006-2010; U502 2011-2019 (2016, 2018); U625 2020- (2025)',
    'Bronco: U725 2021-',
    'Edge: U387 2007-2014 (2011); CD539 2015-2024 (2019)',
    'Mustang: S197 2005-2014 (2010, 2013); S550 2015-2023 (2018); S650 2024-',
    'Taurus: D258 2010-2019 (2013); CD542 2020-',
    'Fusion: CD338 2006-2012 (2010); CD391 2013-2020 (2017)',
    'Ranger: T6 2012-2022 (2016, 2019); P703 2023-',
    'Everest: U375 2016-2022; U704 2023-',
  ],
  Lincoln: [
    'Navigator: U326 2007-2017 (2015); U554 2018-2024 (2022); U718 2025-',
    'Aviator: U611 2020- (2025)',
  ],
  Jeep: [
    'Wrangler: TJ 1997-2006; JK 2007-2017; JL 2018- (2024)',
    'Grand Cherokee: WJ 1999-2004; WK 2005-2010; WK2 2011-2021 (2014, 2017); WL 2022-',
    'Grand Cherokee L: WL 2021-',
    'Cherokee: KL 2014-2023 (2019)',
    'Compass: MK 2007-2016; MP 2017- (2022)',
    'Gladiator: JT 2020- (2024)',
    'Renegade: BU 2015-',
    'Grand Wagoneer: WS 2022-',
  ],
  Dodge: [
    'Charger: LX 2006-2010; LD 2011-2023 (2015); LB 2024-',
    'Challenger: LC 2008-2023 (2015)',
    'Durango: WD 2011- (2014, 2021)',
  ],
  RAM: [
    '1500: DR 2002-2008; DS 2009-2018 (2013); DT 2019- (2025)',
    '1500 TRX: DT 2021-2024',
    '2500: DR 2003-2009; DJ 2010- (2019)',
  ],
  Chrysler: ['300: LX 2005-2010; LD 2011-2023 (2015)', '300C: LX 2005-2010; LD 2011-2023 (2015)'],
}
