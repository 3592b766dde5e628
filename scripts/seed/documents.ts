import { PutObjectCommand } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { s3 } from '#functions/adapters/s3-client.ts'
import { rawObject } from '#functions/adapters/upload-storage.ts'

// Outlines (DejaVu Sans Bold, freely usable), because a machine may have no font at all, and few have an Arabic one.
const sample =
  'M59.9 -70.6L59.9 -55.2Q53.9 -57.9 48.2 -59.2Q42.5 -60.6 37.4 -60.6Q30.7 -60.6 27.4 -58.7Q24.2 -56.9 24.2 -53Q24.2 -50 26.4 -48.4Q28.6 -46.8 34.3 -45.6L42.3 -44Q54.4 -41.6 59.6 -36.6Q64.7 -31.6 64.7 -22.4Q64.7 -10.4 57.5 -4.5Q50.4 1.4 35.7 1.4Q28.8 1.4 21.8 0.1Q14.8 -1.2 7.8 -3.8L7.8 -19.7Q14.8 -16 21.3 -14.1Q27.8 -12.2 33.9 -12.2Q40 -12.2 43.3 -14.3Q46.6 -16.3 46.6 -20.1Q46.6 -23.5 44.4 -25.4Q42.1 -27.2 35.5 -28.7L28.2 -30.3Q17.3 -32.7 12.2 -37.8Q7.2 -42.9 7.2 -51.6Q7.2 -62.5 14.2 -68.4Q21.2 -74.2 34.4 -74.2Q40.4 -74.2 46.8 -73.3Q53.1 -72.4 59.9 -70.6ZM125.4 -13.3L96 -13.3L91.4 0L72.5 0L99.5 -72.9L121.9 -72.9L148.9 0L130 0L125.4 -13.3ZM100.7 -26.8L120.7 -26.8L110.7 -55.8L100.7 -26.8ZM158.6 -72.9L182.5 -72.9L199.1 -33.9L215.8 -72.9L239.7 -72.9L239.7 0L221.9 0L221.9 -53.3L205.1 -14L193.2 -14L176.4 -53.3L176.4 0L158.6 0L158.6 -72.9ZM258.1 -72.9L289.3 -72.9Q303.2 -72.9 310.7 -66.7Q318.1 -60.5 318.1 -49.1Q318.1 -37.6 310.7 -31.5Q303.2 -25.3 289.3 -25.3L276.9 -25.3L276.9 0L258.1 0L258.1 -72.9ZM276.9 -59.3L276.9 -38.9L287.3 -38.9Q292.8 -38.9 295.8 -41.6Q298.7 -44.2 298.7 -49.1Q298.7 -54 295.8 -56.6Q292.8 -59.3 287.3 -59.3L276.9 -59.3ZM331.4 -72.9L350.2 -72.9L350.2 -14.2L383.2 -14.2L383.2 0L331.4 0L331.4 -72.9ZM395.1 -72.9L445.8 -72.9L445.8 -58.7L413.9 -58.7L413.9 -45.1L443.9 -45.1L443.9 -30.9L413.9 -30.9L413.9 -14.2L446.9 -14.2L446.9 0L395.1 0L395.1 -72.9Z'
const sampleInArabic =
  'M31.7 -51.3L39.1 -51.3L39.1 -43.9L31.7 -43.9L31.7 -51.3ZM19.5 -51.3L26.9 -51.3L26.9 -43.9L19.5 -43.9L19.5 -51.3ZM34.3 -15.5Q33.6 -17.4 33.3 -19.9Q33.1 -21.2 32.8 -22.4Q28.2 -21.9 26.2 -20.3Q24 -18.6 24 -16Q24 -13.6 27.3 -13.6Q32 -13.6 34.3 -15.5ZM32.1 -34Q31.8 -35.6 31.8 -36.6Q31.8 -36.6 49.3 -36.6Q49.4 -26.9 51.1 -19.9Q52.1 -15.9 54.1 -14.6Q57.4 -12.5 58 -12.5Q58 -12.5 61.6 -12.5Q61.6 -12.5 61.6 0Q61.6 0 50.7 0Q46.2 0 42.7 -1.7Q39.5 -3.2 38.7 -4.9Q33.4 -1.7 21.9 -1.8Q19.1 -1.8 16.3 -2.5Q6.5 -4.8 6.5 -13.9Q6.5 -23.2 17 -29.9Q22.2 -33.3 32.1 -34ZM102.4 0Q102.4 0 90.2 0Q84.8 0 81.1 -5.3Q77.3 0 71.9 0Q71.9 0 59.7 0Q59.7 0 59.7 -12.5Q59.7 -12.5 64.5 -12.5Q67.8 -12.5 69.9 -14.6Q72.3 -17 72.3 -22.2Q72.3 -22.2 72.3 -29.3L89.8 -29.3L89.8 -22.2Q89.8 -17 92.2 -14.6Q94.3 -12.5 97.7 -12.5Q97.7 -12.5 102.4 -12.5Q102.4 -12.5 102.4 0ZM77.4 -48.1L84.7 -48.1L84.7 -40.8L77.4 -40.8L77.4 -48.1ZM124.3 9.3L131.6 9.3L131.6 16.6L124.3 16.6L124.3 9.3ZM112.1 9.3L119.4 9.3L119.4 16.6L112.1 16.6L112.1 9.3ZM143.3 0Q143.3 0 131 0Q125.6 0 121.9 -5.3Q118.1 0 112.7 0Q112.7 0 100.5 0Q100.5 0 100.5 -12.5Q100.5 -12.5 105.3 -12.5Q108.6 -12.5 110.7 -14.6Q113.1 -17 113.1 -22.2Q113.1 -22.2 113.1 -29.3L130.6 -29.3L130.6 -22.2Q130.6 -17 133 -14.6Q135.2 -12.5 138.5 -12.5Q138.5 -12.5 143.3 -12.5Q143.3 -12.5 143.3 0ZM175.2 -36.9Q169.4 -33.7 169.4 -29.5Q169.4 -24.2 172.3 -22.2Q176.8 -19.2 180.4 -20.2Q189.2 -22.6 200.5 -27.3Q200.5 -27.3 200.5 -14.8Q191.3 -10.3 176.5 -5.6Q158.5 0 147.9 0Q147.9 0 141.3 0Q141.3 0 141.3 -12.5Q141.3 -12.5 146.7 -12.5Q155.2 -12.5 161.5 -14.5Q156.6 -18.6 154.7 -21.7Q151.9 -26.5 152.4 -33.2Q153 -40.1 162.8 -47.1Q169 -51.5 189.4 -52.1Q189.4 -52.1 189.4 -39.6Q180.7 -39.8 175.2 -36.9Z'

const line = (x: number, y: number, width: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="16" rx="8" fill="#8d8577" opacity="0.55"/>`

const lines = (x: number, widths: readonly number[]): string =>
  widths.map((width, index) => line(x, 190 + index * 52, width)).join('')

const card = (color: string, content: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 640" width="1000" height="640">
  <rect width="1000" height="640" fill="#6f6a62"/>
  <rect x="40" y="40" width="920" height="560" rx="36" fill="#f6f2e9"/>
  <path d="M40 76a36 36 0 0 1 36-36h848a36 36 0 0 1 36 36v64H40z" fill="${color}"/>
  <rect x="80" y="72" width="260" height="32" rx="16" fill="#fff" opacity="0.8"/>
  <rect x="700" y="72" width="220" height="32" rx="16" fill="#fff" opacity="0.8"/>
  ${content}
  <g fill="#b3202a" opacity="0.72" transform="rotate(-14 500 360)">
    <path transform="translate(230 370) scale(1.2)" d="${sample}"/>
    <path transform="translate(380 500) scale(1.2)" d="${sampleInArabic}"/>
  </g>
</svg>`

const registration = card(
  '#8a1538',
  `${lines(80, [300, 360, 240, 330, 280])}${lines(560, [340, 260, 320, 200, 300])}
  <path d="M640 520h40l30-44h110l44 44h56v36H640z" fill="#3f4247" opacity="0.6"/>`,
)

const identity = card(
  '#1a2742',
  `<rect x="80" y="190" width="220" height="280" rx="18" fill="#d9d0be"/>
  <circle cx="190" cy="290" r="56" fill="#8d8577"/><path d="M100 470a90 90 0 0 1 180 0z" fill="#8d8577"/>
  ${lines(350, [420, 520, 380, 460, 300, 350])}`,
)

const report = card(
  '#1f5f4a',
  `${lines(80, [240, 300, 260, 320, 220, 280])}
  ${[0, 1, 2, 3, 4, 5].map((row) => `<circle cx="600" cy="${198 + row * 52}" r="15" fill="#1f5f4a" opacity="0.7"/>`).join('')}
  ${lines(640, [220, 180, 240, 200, 160, 220])}`,
)

const photographed = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()

const drawn = { registrationCard: registration, idCard: identity, inspectionReport: report } as const
export type DocumentFiles = Readonly<Record<keyof typeof drawn, Buffer>>

/** A made-up registration card, identity card and inspection report as JPEG photos, plainly marked as samples in both languages. */
export const drawDocuments = async (): Promise<DocumentFiles> => ({
  registrationCard: await photographed(drawn.registrationCard),
  idCard: await photographed(drawn.idCard),
  inspectionReport: await photographed(drawn.inspectionReport),
})

/** Stores a document's file where its upload would have put it. */
export const storeDocument = async (documentId: string, jpeg: Buffer): Promise<void> => {
  await s3().send(
    new PutObjectCommand({ ...rawObject('document', documentId), Body: jpeg, ContentType: 'image/jpeg' }),
  )
}
