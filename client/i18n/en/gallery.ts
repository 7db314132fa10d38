export const gallery = {
  tag: 'gallery',
  lead: 'Nine frames are up already. Their dogs are still on the road.',
}
