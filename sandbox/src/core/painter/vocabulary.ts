import type { Colour } from './colour.ts';

/** Words, as readers write them, by what they mean. Each list is separated by spaces, a `+` stands for a space in a word. */
export type Words = Readonly<Record<string, string>>;

export const colours: Readonly<Record<string, { words: string; colour: Colour }>> = {
  red: { words: 'red scarlet crimson ruby 红 赤 朱 红色', colour: [196, 48, 40] },
  orange: { words: 'orange-red amber 橙 橙色 橘色 橙红', colour: [232, 126, 36] },
  yellow: { words: 'yellow 黄 黄色 米黄 浅黄', colour: [242, 200, 62] },
  gold: { words: 'gold golden brass 金 金色 鎏金', colour: [214, 164, 44] },
  green: { words: 'green emerald olive jade 绿 绿色 翠 碧 青绿', colour: [70, 138, 78] },
  turquoise: { words: 'turquoise teal cyan aqua 青色 青 湖蓝', colour: [62, 168, 170] },
  blue: { words: 'blue navy azure cobalt indigo 蓝 蓝色 湛蓝 靛', colour: [52, 98, 176] },
  purple: { words: 'purple violet lilac lavender 紫 紫色', colour: [122, 76, 156] },
  pink: { words: 'pink rose-colored rosy 粉 粉色 粉红', colour: [238, 150, 172] },
  white: { words: 'white ivory snowy-white 白 白色 雪白', colour: [244, 240, 230] },
  black: { words: 'black dark-haired 黑 黑色 乌', colour: [44, 42, 50] },
  grey: { words: 'grey gray silver silvery 灰 灰色 银 银色', colour: [150, 154, 160] },
  brown: { words: 'brown chestnut rusty wooden bronze 棕 棕色 褐 褐色', colour: [134, 84, 48] },
  beige: { words: 'beige cream sandy 米色 米白', colour: [228, 208, 170] },
};

export const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  lone: 1,
  lonely: 1,
  two: 2,
  pair: 2,
  couple: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
  several: 4,
  few: 3,
  some: 4,
  many: 8,
  rows: 9,
  flock: 7,
  bunch: 5,
  herd: 5,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  几: 3,
  群: 6,
  双: 2,
  对: 2,
  孤: 1,
  满: 9,
  许多: 7,
  多: 4,
};

export const times: Words = {
  dawn: 'dawn sunrise daybreak morning early+morning 清晨 黎明 日出 晨 早晨 拂晓 朝霞',
  day: 'day daytime noon midday sunny afternoon daylight bright 白天 正午 午后 晴天 晴 蓝天 阳光',
  dusk: 'dusk sunset evening twilight golden+hour sundown 黄昏 日落 傍晚 夕阳 落日 晚霞 暮 夕照',
  night:
    'night midnight nighttime moonlit moonlight starry starlit nocturnal milky+way 夜 夜晚 夜景 深夜 午夜 月色 月光 星空 夜色 满天繁星 繁星',
};

export const weathers: Words = {
  rain: 'rain rainy raining drizzle downpour 雨 细雨 烟雨 下雨',
  snow: 'snow snowy snowing snowfall blizzard falling+snow 雪 下雪 飘雪 雪地 雪景 大雪 雪花',
  mist: 'mist misty fog foggy haze hazy smoky 雾 薄雾 晨雾 烟 朦胧 云雾 雾气',
  storm: 'storm stormy thunderstorm lightning tempest 暴风雨 风暴 雷雨 雷电 闪电 巨浪',
  cloud: 'cloud clouds cloudy overcast 云 白云 多云 云海',
};

export const seasons: Words = {
  spring: 'spring 春 春天 春日',
  summer: 'summer 夏 夏天 夏日',
  autumn: 'autumn autumnal fall+colors fall+colours 秋 秋天 秋日 深秋 红叶',
  winter: 'winter wintry frozen icy 冬 冬天 冬日',
};

/** What the ground is. A thing brings its own when the words name none. */
export const settings: Words = {
  sea: 'sea ocean waves coast harbour harbor bay water 海 大海 海面 海洋 海港 港口 海上 海浪',
  beach: 'beach shore seaside 沙滩 海滩 海边',
  lake: 'lake pond river stream canal lakeside riverside 湖 湖面 湖边 湖心 河 河边 江 溪 水乡 流水',
  pond: 'lily+pond koi+pond underwater 池塘 荷塘 水下 海底',
  field:
    'field meadow grass grassland prairie countryside wheat+field lawn garden 田 田野 草原 草地 花田 乡间 麦田 花园 油菜花',
  desert: 'desert dunes sand savanna 沙漠 沙丘 戈壁 大漠',
  forest: 'forest wood woods woodland jungle 森林 树林 林间 丛林',
  street:
    'street road alley town village pavement sidewalk motel 街 街头 街道 小巷 马路 小路 古镇 小镇',
  table:
    'table tabletop still+life desk counter plate on+a+wooden+table 桌 桌子 木桌 静物 书桌 餐桌 茶几',
  room: 'room interior indoors window window+sill wall kitchen 室内 房间 窗 窗前 窗台 窗边 屋内',
  space: 'space outer+space galaxy cosmos universe orbit sci-fi 太空 宇宙 银河 星河 科幻',
  moonscape: 'on+the+moon moon+surface lunar 月球 月球上 月面',
  sky: 'sky in+the+sky above+the+clouds aerial 天空 空中 云端 云海之上',
  plain: 'background minimalist minimal studio plain 背景 极简 纯色',
};

/** What lies under things on a table, or behind them; a colour before it is its colour. */
export const surfaces: Words = {
  cloth: 'cloth tablecloth velvet cushion fabric silk blanket carpet rug 布 桌布 丝绒 垫 毯',
  wall: 'wall background backdrop 墙 墙壁 背景',
};

export const styles: Words = {
  oil: 'oil oil+painting oil+on+canvas impressionist impressionism impasto baroque renaissance van+gogh monet 油画 印象派 厚涂',
  ink: 'ink ink+wash ink+painting sumi-e sumi chinese+painting calligraphy 水墨 水墨画 国画 墨 写意 工笔 工笔画',
  watercolour: 'watercolor watercolour aquarelle gouache 水彩 水彩画',
  pencil:
    'pencil pencil+sketch sketch drawing charcoal line+art graphite 素描 铅笔 铅笔画 线稿 速写',
  poster:
    'paper+cut paper-cut papercut 剪纸 poster flat flat+poster flat+illustration vector graphic retro vintage+poster art+deco 海报 扁平 扁平插画 插画 矢量 复古海报',
  pixel: 'pixel pixel+art 8-bit 8bit 16-bit voxel 像素 像素风 像素画',
  woodcut: 'woodcut woodblock linocut engraving etching ukiyo-e print 木刻 木版画 版画 浮世绘',
  glass: 'stained+glass stained-glass mosaic 彩色玻璃 彩绘玻璃 马赛克 玻璃花窗',
  photo: 'photo photograph photorealistic macro cinematic dslr 照片 摄影 写实 3d 3d+渲染 渲染',
  mural: 'mural fresco 壁画 敦煌',
  crayon: "crayon children's+book childrens 儿童画 蜡笔 童话 绘本",
};

export const framings: Words = {
  close: 'close-up closeup close+up macro portrait detail 特写 近景 肖像',
  wide: 'wide+shot wide-angle panorama panoramic distant vast aerial+view far+away 广角 远景 全景 航拍 俯视',
};

export const sizes: Words = {
  large: 'giant huge big large tall enormous massive great 巨大 大 高大 巨',
  small: 'tiny small little mini young 小 迷你 微小',
};

/** Black and white, dark, pastel: what is done to all colours. */
export const tones: Words = {
  monochrome: 'black+and+white monochrome grayscale greyscale 黑白 单色',
  pastel: 'pastel soft dreamy 柔和 梦幻 唯美 淡雅',
  gloomy: 'dark gloomy dramatic moody 暗色调 阴暗 昏暗',
  neon: 'neon cyberpunk 霓虹 霓虹灯 赛博朋克',
};
