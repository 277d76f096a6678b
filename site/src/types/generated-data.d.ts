declare module '@generated/home-page/default/posts.json' {
  const posts: { title: string; description: string; permalink: string; date: string }[];
  export default posts;
}

declare module '@generated/home-page/default/studio.json' {
  const studio: {
    language: string;
    prompts: Record<'persimmons' | 'ridges' | 'lighthouse', { prompt: string; seed: string }>;
  };
  export default studio;
}

declare module '@generated/home-page/default/models.json' {
  const models: {
    name: string;
    side: number;
    largest: [number, number];
    multiple: number;
    steps: number;
    credits: number;
  }[];
  export default models;
}
