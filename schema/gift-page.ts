/** Where whoever has promised a gift finds it again; what opens it stands behind the `#`. */
export const giftPath = '/gift'
