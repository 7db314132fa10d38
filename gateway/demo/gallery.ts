/** Blender's open films with animals in them: free to show, and there to stay. */
export const demoVideoLinks: readonly string[] = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/SkVqJ1SGeL0',
  'https://www.youtube.com/watch?v=Z4C82eyhwgU',
]
