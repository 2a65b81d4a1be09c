/** The daily appointment limit that suits a number of technicians: two each, as the API's default is for one. */
export const limitFor = (technicians: number) => Math.min(20, Math.max(1, technicians) * 2)
