import type { Subject } from '../subject.ts';
import { apple } from './apple.ts';
import { astronaut } from './astronaut.ts';
import { ball } from './ball.ts';
import { balloon } from './balloon.ts';
import { bamboo } from './bamboo.ts';
import { bear } from './bear.ts';
import { bicycle } from './bicycle.ts';
import { bird } from './bird.ts';
import { boat } from './boat.ts';
import { book } from './book.ts';
import { bottle } from './bottle.ts';
import { bread } from './bread.ts';
import { bridge } from './bridge.ts';
import { bus } from './bus.ts';
import { butterfly } from './butterfly.ts';
import { cabin } from './cabin.ts';
import { cactus } from './cactus.ts';
import { cake } from './cake.ts';
import { camera } from './camera.ts';
import { campfire } from './campfire.ts';
import { candle } from './candle.ts';
import { car } from './car.ts';
import { castle } from './castle.ts';
import { cat } from './cat.ts';
import { chair } from './chair.ts';
import { cherryTree } from './cherry-tree.ts';
import { chicken } from './chicken.ts';
import { child } from './child.ts';
import { chineseHouse } from './chinese-house.ts';
import { church } from './church.ts';
import { clock } from './clock.ts';
import { computer } from './computer.ts';
import { crane } from './crane.ts';
import { crown } from './crown.ts';
import { cup } from './cup.ts';
import { dancer } from './dancer.ts';
import { deer } from './deer.ts';
import { dog } from './dog.ts';
import { dragon } from './dragon.ts';
import { dragonfly } from './dragonfly.ts';
import { drum } from './drum.ts';
import { duck } from './duck.ts';
import { earth } from './earth.ts';
import { eiffelTower } from './eiffel-tower.ts';
import { elephant } from './elephant.ts';
import { fan } from './fan.ts';
import { fence } from './fence.ts';
import { ferrisWheel } from './ferris-wheel.ts';
import { fish } from './fish.ts';
import { flower } from './flower.ts';
import { fox } from './fox.ts';
import { frog } from './frog.ts';
import { gate } from './gate.ts';
import { giftBox } from './gift-box.ts';
import { glasses } from './glasses.ts';
import { grapes } from './grapes.ts';
import { greatWall } from './great-wall.ts';
import { guitar } from './guitar.ts';
import { hat } from './hat.ts';
import { heart } from './heart.ts';
import { horse } from './horse.ts';
import { hotAirBalloon } from './hot-air-balloon.ts';
import { house } from './house.ts';
import { iceCream } from './ice-cream.ts';
import { incenseBurner } from './incense-burner.ts';
import { island } from './island.ts';
import { key } from './key.ts';
import { king } from './king.ts';
import { knight } from './knight.ts';
import { lamp } from './lamp.ts';
import { lemon } from './lemon.ts';
import { lighthouse } from './lighthouse.ts';
import { lotus } from './lotus.ts';
import { moon } from './moon.ts';
import { mooncake } from './mooncake.ts';
import { mountain } from './mountain.ts';
import { mushroom } from './mushroom.ts';
import { nightMarket } from './night-market.ts';
import { noodles } from './noodles.ts';
import { oldMan } from './old-man.ts';
import { orange } from './orange.ts';
import { owl } from './owl.ts';
import { pagoda } from './pagoda.ts';
import { palmTree } from './palm-tree.ts';
import { panda } from './panda.ts';
import { paperLantern } from './paper-lantern.ts';
import { pavilion } from './pavilion.ts';
import { pear } from './pear.ts';
import { persimmon } from './persimmon.ts';
import { persimmonTree } from './persimmon-tree.ts';
import { person } from './person.ts';
import { pineTree } from './pine-tree.ts';
import { plane } from './plane.ts';
import { planet } from './planet.ts';
import { plate } from './plate.ts';
import { polarBear } from './polar-bear.ts';
import { portrait } from './portrait.ts';
import { rabbit } from './rabbit.ts';
import { rainbow } from './rainbow.ts';
import { robot } from './robot.ts';
import { rocket } from './rocket.ts';
import { rose } from './rose.ts';
import { sailboat } from './sailboat.ts';
import { sailingShip } from './sailing-ship.ts';
import { satellite } from './satellite.ts';
import { shoes } from './shoes.ts';
import { skyline } from './skyline.ts';
import { skyscraper } from './skyscraper.ts';
import { snowman } from './snowman.ts';
import { spaceship } from './spaceship.ts';
import { star } from './star.ts';
import { statue } from './statue.ts';
import { streetLamp } from './street-lamp.ts';
import { sun } from './sun.ts';
import { sunflower } from './sunflower.ts';
import { sushi } from './sushi.ts';
import { swan } from './swan.ts';
import { teapot } from './teapot.ts';
import { temple } from './temple.ts';
import { tent } from './tent.ts';
import { torii } from './torii.ts';
import { train } from './train.ts';
import { tree } from './tree.ts';
import { tulip } from './tulip.ts';
import { turtle } from './turtle.ts';
import { ufo } from './ufo.ts';
import { umbrella } from './umbrella.ts';
import { vase } from './vase.ts';
import { viaduct } from './viaduct.ts';
import { volcano } from './volcano.ts';
import { waterfall } from './waterfall.ts';
import { whale } from './whale.ts';
import { windmill } from './windmill.ts';
import { woman } from './woman.ts';

export const subjects: readonly Subject[] = [
  apple,
  astronaut,
  ball,
  balloon,
  bamboo,
  bear,
  bicycle,
  bird,
  boat,
  book,
  bottle,
  bread,
  bridge,
  bus,
  butterfly,
  cabin,
  cactus,
  cake,
  camera,
  campfire,
  candle,
  car,
  castle,
  cat,
  chair,
  cherryTree,
  chicken,
  child,
  chineseHouse,
  church,
  clock,
  computer,
  crane,
  crown,
  cup,
  dancer,
  deer,
  dog,
  dragon,
  dragonfly,
  drum,
  duck,
  earth,
  eiffelTower,
  elephant,
  fan,
  fence,
  ferrisWheel,
  fish,
  flower,
  fox,
  frog,
  gate,
  giftBox,
  glasses,
  grapes,
  greatWall,
  guitar,
  hat,
  heart,
  horse,
  hotAirBalloon,
  house,
  iceCream,
  incenseBurner,
  island,
  key,
  king,
  knight,
  lamp,
  lemon,
  lighthouse,
  lotus,
  moon,
  mooncake,
  mountain,
  mushroom,
  nightMarket,
  noodles,
  oldMan,
  orange,
  owl,
  pagoda,
  palmTree,
  panda,
  paperLantern,
  pavilion,
  pear,
  persimmonTree,
  persimmon,
  person,
  pineTree,
  plane,
  planet,
  plate,
  polarBear,
  portrait,
  rabbit,
  rainbow,
  robot,
  rocket,
  rose,
  sailboat,
  sailingShip,
  satellite,
  shoes,
  skyline,
  skyscraper,
  snowman,
  spaceship,
  star,
  statue,
  streetLamp,
  sun,
  sunflower,
  sushi,
  swan,
  teapot,
  temple,
  tent,
  torii,
  train,
  tree,
  tulip,
  turtle,
  ufo,
  umbrella,
  vase,
  viaduct,
  volcano,
  waterfall,
  whale,
  windmill,
  woman,
];
