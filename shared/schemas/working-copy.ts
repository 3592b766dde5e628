import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { photoKinds } from '#shared/constants/photos.ts'
import { listingFiles } from '#shared/rules/listing.ts'
import { id, isIdOf, requestName } from './ids.ts'
import { ownListing, type CarField } from './listing.ts'
import { instant, line, typedText } from './text.ts'
import { documentName, photoName, videoName } from './upload.ts'
import { businessFields } from './verification.ts'

const { workingCopies, stockNumber } = limits.selling
const { description, features, feature, photos } = limits.listing

const short = typedText(workingCopies.typed)
// Twice what is accepted: a text that is too long is shortened by who wrote it, not lost.
const long = typedText(description * 2)

/**
 * A car as it stands in the wizard: every answer as its field shows it, also one that cannot be saved yet. A new one has a default: copies
 * that are stored, and pages of the release before, lack it.
 */
const typedCar = {
  make: short,
  model: short,
  year: short,
  variant: short,
  mileage: short,
  priceQAR: short,
  bodyType: short,
  fuelType: short,
  transmission: short,
  engineSize: short,
  cylinders: short,
  driveType: short,
  seats: short,
  doors: short,
  color: short,
  condition: short,
  city: short,
  area: z._default(short, ''),
  description: long,
  secondDescription: long,
  stockNumber: typedText(stockNumber * 2),
  // Absent in what was typed before there were these.
  owners: z._default(short, ''),
  serviceHistory: z._default(short, ''),
  istimaraUntil: z._default(short, ''),
  fahesAt: z._default(short, ''),
  inspectedBy: z._default(short, ''),
  vin: z._default(short, ''),
  isGCCSpec: z.boolean(),
  hasWarranty: z.boolean(),
  isAccidentFree: z.boolean(),
  isPriceFixed: z._default(z.boolean(), false),
  features: z.array(line(feature)).check(z.maxLength(features)),
} satisfies Record<CarField | 'stockNumber', z.ZodMiniType>

/** The name of a file on its owner's device. */
const fileName = line(200, 0)

const contentOf = (object: typeof z.object) =>
  object({
    /** The step that it was left at. */
    step: z.string().check(z.regex(/^[a-z]{1,20}$/)),
    answers: object(typedCar),
    photos: z
      .array(object({ url: photoName, name: fileName, kind: z.optional(z.enum(photoKinds)) }))
      .check(z.maxLength(photos)),
    video: z.nullable(object({ url: videoName, name: fileName, poster: photoName })),
    documents: z
      .array(object({ slot: z.enum(listingFiles), url: documentName, name: fileName }))
      .check(z.maxLength(listingFiles.length)),
  })

/** What is typed and attached in the wizard. The files are finished uploads, which no listing needs to use yet. */
export const workingContent = contentOf(z.object)
export type WorkingContent = z.output<typeof workingContent>

/** The same as it is sent, with nothing that is not declared. What a later release has stored may have more. */
export const sentContent = contentOf(z.strictObject as typeof z.object)

/** The name of a car's working copy: the listing that is edited, or the request that will create one. */
export const workingCopyName = z.union([
  id('listing'),
  // Those of a plate name its form.
  requestName.check(z.refine((name) => !isIdOf('plate', name))),
])

/** A working copy in a list: as much as tells its owner which car it is. */
export const workingCopyRow = z.object({
  name: workingCopyName,
  /** Null for a car that is not a listing yet. */
  listingId: z.nullable(id('listing')),
  version: z.number(),
  savedAt: instant,
  /** Whether the caller saved it last, and not somebody else of their dealership. A server of the release before does not say. */
  isOwn: z.optional(z.boolean()),
  title: z.string(),
  titleAr: z.string(),
})
export type WorkingCopyRow = z.output<typeof workingCopyRow>

/** A working copy with the listing as it was when its changes were begun; null for a car that is not a listing yet. */
export const workingCopy = z.object({
  name: workingCopyName,
  version: z.number(),
  savedAt: instant,
  ...workingContent.shape,
  base: z.nullable(ownListing),
})
export type WorkingCopy = z.output<typeof workingCopy>

/** The forms beside the wizard of which what is typed is kept: a new plate, the changes of one, and a dealership's application. */
export const typedFormName = z.union([z.enum(['plate', 'application']), id('plate')])
export type TypedFormName = z.output<typeof typedFormName>

const plateFields = ['plateNumber', 'category', 'price', 'location', 'description'] as const
const formFields = [
  ...plateFields,
  ...(Object.keys(businessFields) as (keyof typeof businessFields)[]),
] as const
type FormField = (typeof formFields)[number]

const valuesOf = (object: typeof z.object) =>
  // Object.fromEntries forgets the names.
  object(
    Object.fromEntries(formFields.map((name) => [name, z.optional(long)])) as Record<
      FormField,
      z.ZodMiniOptional<typeof long>
    >,
  )

/** The fields of a form as they stand, valid or not. */
export const sentValues = valuesOf(z.strictObject as typeof z.object)

/** What is typed into a form and not sent. */
export const typedForm = z.object({
  name: typedFormName,
  version: z.number(),
  savedAt: instant,
  values: valuesOf(z.object),
})
export type TypedForm = z.output<typeof typedForm>
