import {
  archive,
  bytesOf,
  chunk,
  joined,
  jpegWith,
  payload,
  png,
  rows,
  segment,
} from '#functions/testing/hostile-files.ts'
import { drawScene } from '#functions/testing/uploads.ts'
import type { HostileFile } from '#functions/trust/files/hostile-file.ts'
import {
  behind,
  bytes,
  jpegScene,
  of,
  pictureChunk,
  pngScene,
  webpOf,
  webpScene,
} from '#functions/trust/files/picture-parts.ts'

const gps = { IFD0: { Copyright: payload }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } }
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${payload}</rdf:RDF></x:xmpmeta>`
const php = '<?php system($_GET["c"]); __halt_compiler();'
const xmpSegment = segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${xmp}`))
const iccSegment = segment(0xe2, bytesOf(`ICC_PROFILE\0\x01\x01${'x'.repeat(3000)}`))

/** Pictures with additional content. Encoded anew they are harmless; as documents, which are stored unchanged, most are refused. */
export const loaded: readonly HostileFile[] = [
  of(
    'image/jpeg',
    'a place in a JPEG',
    async () => bytes(await drawScene(8, 120, 90).withExif(gps).jpeg().toBuffer()),
    'photo',
  ),
  of(
    'image/png',
    'a place in a PNG',
    async () => bytes(await drawScene(8, 120, 90).withExif(gps).png().toBuffer()),
    'photo',
  ),
  of(
    'image/webp',
    'a place in a WebP',
    async () => bytes(await drawScene(8, 120, 90).withExif(gps).webp().toBuffer()),
    'photo',
  ),
  of('image/jpeg', 'a script in the XMP of a JPEG', () => jpegWith(xmpSegment), 'photo'),
  of(
    'image/png',
    'a script in the XMP of a PNG',
    () => png(48, 36, chunk('iTXt', bytesOf(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)), rows(48, 36)),
    'photo',
  ),
  of(
    'image/webp',
    'a script in the XMP of a WebP',
    async () => webpOf(120, 90, 4, await pictureChunk(), ['XMP ', Buffer.from(xmp)]),
    'photo',
  ),
  of(
    'image/webp',
    'a part of a WebP that nobody knows',
    async () => webpOf(120, 90, 0, await pictureChunk(), ['EVIL', Buffer.from(payload)]),
    'photo',
  ),
  of('image/jpeg', 'a colour profile of nothing', () => jpegWith(iccSegment), 'photo', 'document'),
  of(
    'image/jpeg',
    'a profile in pieces of which most are missing',
    () => jpegWith(segment(0xe2, bytesOf('ICC_PROFILE\0\x09\xffabc'))),
    'photo',
    'document',
  ),
  of(
    'image/jpeg',
    'a script in the notes of an agency',
    () => jpegWith(segment(0xed, bytesOf(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x40${payload}`))),
    'photo',
  ),
  of(
    'image/jpeg',
    'a script in a comment',
    () => jpegWith(segment(0xfe, bytesOf(`*/alert(1)/*${payload}`))),
    'photo',
  ),
  of(
    'image/jpeg',
    'an unknown part with a page',
    () => jpegWith(segment(0xe9, bytesOf(`<html>${payload}`))),
    'photo',
  ),
  of(
    'image/jpeg',
    'EXIF that leads back to itself',
    () =>
      jpegWith(
        segment(0xe1, bytesOf('Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0\x08\0\0\0')),
      ),
    'photo',
    'document',
  ),
  of(
    'image/jpeg',
    'EXIF of 65,535 entries that are not there',
    () => jpegWith(segment(0xe1, bytesOf('Exif\0\0MM\0*\0\0\0\x08\xff\xff'))),
    'photo',
    'document',
  ),
  of(
    'image/jpeg',
    'EXIF that says it lies on its ninth side',
    () =>
      jpegWith(
        segment(0xe1, bytesOf('Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x09\0\0\0\0\0\0\0')),
      ),
    'photo',
    'document',
  ),
  of(
    'image/png',
    'a script in a text',
    () => png(48, 36, chunk('tEXt', bytesOf(`Comment\0${payload}`)), rows(48, 36)),
    'photo',
  ),
  of(
    'image/png',
    'a part of a PNG that nobody knows',
    () => png(48, 36, chunk('evIl', bytesOf(php)), rows(48, 36)),
    'photo',
  ),
  of('image/jpeg', 'an archive behind a JPEG', () => behind(jpegScene(9), archive), 'photo'),
  of('image/png', 'an archive behind a PNG', () => behind(pngScene(9), archive), 'photo'),
  of('image/webp', 'an archive behind a WebP', () => behind(webpScene(9), archive), 'photo'),
  of('image/jpeg', 'PHP behind a JPEG', () => behind(jpegScene(10), php), 'photo'),
  of('image/png', 'PHP behind a PNG', () => behind(pngScene(10), php), 'photo'),
  of('image/webp', 'PHP behind a WebP', () => behind(webpScene(10), php), 'photo'),
  of('image/jpeg', 'a page behind a JPEG', () => behind(jpegScene(11), `<html>${payload}</html>`), 'photo'),
  of('image/png', 'a page behind a PNG', () => behind(pngScene(11), `<html>${payload}</html>`), 'photo'),
  of('image/webp', 'a page behind a WebP', () => behind(webpScene(11), `<html>${payload}</html>`), 'photo'),
  of(
    'image/jpeg',
    'a script in one with a JPEG',
    () => jpegWith(segment(0xfe, bytesOf(`=1;/*${payload}*/alert(1)//`))),
    'photo',
  ),
  of(
    'image/jpeg',
    'a JPEG in a JPEG, as phones keep a film',
    async () => joined(await jpegScene(12), await jpegScene(13)),
    'photo',
    'document',
  ),
]
