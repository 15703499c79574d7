/** The sections of the page of careers that each job links to. `checkJobs` ensures that it has them, in every language. */
export const careersSections = { steps: 'quy-trinh-tuyen-dung', fraud: 'canh-giac-lua-dao' } as const
