import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { Film } from '#functions/data/uploads.ts'
import { limits } from '#shared/constants/limits.ts'
import { isTooLong } from '#shared/constants/videos.ts'
import { asRefused, FileRefused, isPolyglot } from './file-refused.ts'
import { claimsMoreThan, isCutOff } from './count-samples.ts'

// The codecs that browsers play in each container. Phones write H.264 or HEVC with AAC; browsers record WebM.
const playable = {
  'video/mp4': { video: ['avc', 'hevc', 'av1'], audio: ['aac', 'opus'] },
  'video/webm': { video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
} as const

// 240 frames a second for a minute, the slow motion of phones, is 14,400; sound has 50 to 100 packets a second.
const mostPackets = 20_000

// Each packet is counted in up to eight tables of its track. Sound without compression has more, which no browser plays.
const mostClaimed = 16 * mostPackets

const notAVideo = (cause?: unknown) => new FileRefused('DAMAGED', cause, 'NOT_A_VIDEO')
const wrongCodec = () => new FileRefused('DAMAGED', undefined, 'WRONG_CODEC')

const typeOf = (raw: Buffer): Film['contentType'] => {
  // The first box of MP4 and MOV is their brand; old cameras write others first, which browsers do not open either.
  if (raw.toString('latin1', 4, 8) === 'ftyp') return 'video/mp4'
  if (raw.readUInt32BE(0) === 0x1a_45_df_a3) return 'video/webm'
  throw notAVideo()
}

type Tracks = { video: InputVideoTrack; audio: InputAudioTrack | undefined }

const tracksOf = async (input: Input): Promise<Tracks> => {
  const [videos, audios] = [await input.getVideoTracks(), await input.getAudioTracks()]
  const [video, second] = videos
  if (!video || second) throw notAVideo()
  // iPhones add a track of spatial sound that browsers do not play: the first is the ordinary one.
  return { video, audio: audios[0] }
}

const checkSize = async (video: InputVideoTrack): Promise<{ width: number; height: number }> => {
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  const coded = [await video.getCodedWidth(), await video.getCodedHeight()]
  if (Math.max(width, height, ...coded) > limits.video.side)
    throw new FileRefused('TOO_MANY_PIXELS', undefined, 'TOO_WIDE')
  if (Math.min(width, height, ...coded) < 16) throw notAVideo()
  return { width, height }
}

/** The packets of a track in their order, each with its bytes. */
async function* packetsOf(track: InputVideoTrack | InputAudioTrack): AsyncGenerator<EncodedPacket> {
  let count = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (isTooLong(packet.timestamp + packet.duration)) throw new FileRefused('DAMAGED', undefined, 'TOO_LONG')
    if (++count > mostPackets) throw notAVideo()
    yield packet
  }
  if (count === 0) throw new FileRefused('DAMAGED')
}

/** Copies the packets of both tracks into a new file, in the order of time, and nothing else of the old one. */
const repack = async ({ video, audio }: Tracks, contentType: Film['contentType']) => {
  const allowed = playable[contentType]
  const videoCodec = allowed.video.find((codec) => codec === video.codec)
  const audioCodec = audio && allowed.audio.find((codec) => codec === audio.codec)
  if (!videoCodec || (audio && !audioCodec)) throw wrongCodec()
  const videoConfig = await video.getDecoderConfig()
  const audioConfig = await audio?.getDecoderConfig()
  if (!videoConfig || (audio && !audioConfig)) throw new FileRefused('DAMAGED')

  const format =
    contentType === 'video/mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const pictures = new EncodedVideoPacketSource(videoCodec)
  output.addVideoTrack(pictures, { rotation: await video.getRotation() })
  const sounds = audioCodec && new EncodedAudioPacketSource(audioCodec)
  if (sounds) output.addAudioTrack(sounds)
  await output.start()

  const start = await video.getFirstTimestamp()
  // What was recorded before the first picture is not shown, and a file begins at zero.
  const moved = (packet: EncodedPacket) => packet.clone({ timestamp: Math.max(0, packet.timestamp - start) })
  let seconds = 0
  const copyPictures = async () => {
    let isFirst = true
    for await (const packet of packetsOf(video)) {
      if (isFirst && packet.type !== 'key') throw new FileRefused('DAMAGED')
      await pictures.add(moved(packet), isFirst ? { decoderConfig: videoConfig } : undefined)
      seconds = Math.max(seconds, packet.timestamp + packet.duration - start)
      isFirst = false
    }
    pictures.close()
  }
  const copySounds = async () => {
    if (!audio || !sounds || !audioConfig) return
    let isFirst = true
    for await (const packet of packetsOf(audio)) {
      if (packet.timestamp < start) continue
      await sounds.add(moved(packet), isFirst ? { decoderConfig: audioConfig } : undefined)
      isFirst = false
    }
    sounds.close()
  }
  await Promise.all([copyPictures(), copySounds()])
  await output.finalize()
  if (!target.buffer) throw new FileRefused('DAMAGED')
  return { bytes: Buffer.from(target.buffer), seconds }
}

/**
 * Reads a video and packs its pictures and sound into a new file without decoding them: place, device, titles and whatever else the old
 * file had are not in it, and the index comes first, so that playing begins at once.
 * @throws FileRefused when it is no MP4, MOV or WebM, has no or several tracks of pictures, codecs that browsers do not play, more
 *   than the allowed time or pixels, is cut off, claims more than a minute can hold, or is also of another format
 */
export const checkVideo = async (raw: Buffer): Promise<{ bytes: Buffer; film: Film }> => {
  if (raw.length < 64) throw notAVideo()
  const contentType = typeOf(raw)
  if (isPolyglot(raw.toString('latin1'))) throw new FileRefused('UNSAFE', undefined, 'NOT_A_VIDEO')
  if (contentType === 'video/mp4' && isCutOff(raw)) throw new FileRefused('DAMAGED')
  try {
    if (claimsMoreThan(raw, contentType === 'video/webm', mostClaimed)) throw wrongCodec()
    using input = new Input({ source: new BufferSource(raw), formats: [MP4, QTFF, WEBM] })
    if (!(await input.canRead())) throw notAVideo()
    const tracks = await tracksOf(input)
    const size = await checkSize(tracks.video)
    const { bytes, seconds } = await repack(tracks, contentType)
    return { bytes, film: { contentType, ...size, seconds: Math.round(seconds * 10) / 10 } }
  } catch (error) {
    // The library throws ordinary errors about files that contradict themselves.
    throw asRefused(error)
  }
}
